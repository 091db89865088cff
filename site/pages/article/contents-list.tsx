import type { Listed } from '#site/content/article.ts'

export function ContentsList({ contents }: Pick<Listed, 'contents'>) {
  if (contents.length < 3) return null
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start print:hidden">
      <h2 id="contents" className="text-lg">
        On this page
      </h2>
      <ol className="mt-3 border-line border-t">
        {contents.map(({ id, title }) => (
          <li key={id} className="border-line border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 leading-snug no-underline hover:text-eucalypt hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
