/** Our words are English, on any page; a page that puts in words of its own in another language says so on the tag. */
export function speakAs({ lang, dir }: HTMLElement, box: HTMLElement): void {
  if (lang) box.lang = lang
  if (dir) box.dir = dir
}
