/**
 * What the header does by itself, before and after React starts. Opening, closing, Escape and the focus
 * trap are the browser's own (popovers and a modal dialog); this adds the mouse, older browsers, and
 * closing a menu once one of its links, or Back, leads elsewhere.
 */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 260

export function tendMenus(): void {
  document.addEventListener('pointerover', hover)
  document.addEventListener('click', keepOpen, { capture: true })
  document.addEventListener('click', openDialog)
  document.addEventListener('click', closeAfterLink)
  document.addEventListener('focusout', closeWhenLeft)
  addEventListener('popstate', closeOnBack)
  document.addEventListener('scroll', markScrolled, { passive: true })
  // For a page that opens half way down. After the first frame: any earlier, the answer would force a layout.
  requestAnimationFrame(() => setTimeout(markScrolled))
}

let over: Element | null = null
let timer = 0
let openedByMouse: Element | null = null

const menuOf = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-menu]') : null)
const panelOf = (menu: Element) => menu.querySelector<HTMLElement>('[popover]')!
const isOpen = (panel: HTMLElement) => panel.matches(':popover-open')

function hover(event: PointerEvent) {
  if (event.pointerType !== 'mouse') return
  const menu = menuOf(event)
  if (menu === over) return
  const left = over
  over = menu
  clearTimeout(timer)
  timer = window.setTimeout(
    () => {
      if (menu) {
        if (isOpen(panelOf(menu))) return
        panelOf(menu).showPopover()
        openedByMouse = menu
      } else if (left && !left.querySelector(':focus-visible')) panelOf(left).hidePopover()
    },
    menu ? OPEN_AFTER_MS : CLOSE_AFTER_MS,
  )
}

// After opening the menu by pointing at it, the first click means "open" too, not "close again". A menu that is clicked
// before that is open, and if Escape closes it, stays closed.
function keepOpen(event: MouseEvent) {
  const menu = menuOf(event)
  if (menu) clearTimeout(timer)
  const onButton = event.target instanceof Element && event.target.closest('[popovertarget]')
  if (menu && onButton && menu === openedByMouse && isOpen(panelOf(menu))) event.preventDefault()
  openedByMouse = null
}

// For browsers that do not know commandfor yet.
function openDialog(event: MouseEvent) {
  if ('commandForElement' in HTMLButtonElement.prototype || !(event.target instanceof Element)) return
  const button = event.target.closest('[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else dialog.showModal()
}

// Only the header's own: the number in an entry that the team has open is called without closing the entry.
function closeAfterLink({ target }: MouseEvent) {
  if (!(target instanceof Element)) return
  const menu = target.closest<HTMLDialogElement>('#site-menu')
  // A tap beside the menu lands on the dialog itself.
  if (menu && (target === menu || target.closest('a'))) menu.close()
  const panel = target.closest<HTMLElement>('[data-menu] [popover]')
  if (panel && target.closest('a') && isOpen(panel)) panel.hidePopover()
}

// It would cover the page that Back leads to, and on a phone nothing would seem to have happened.
function closeOnBack() {
  document.querySelector<HTMLDialogElement>('#site-menu[open]')?.close()
}

function closeWhenLeft(event: FocusEvent) {
  const menu = menuOf(event)
  if (!menu || !event.relatedTarget || menu.contains(event.relatedTarget as Node)) return
  if (isOpen(panelOf(menu))) panelOf(menu).hidePopover()
}

/** Pixels of scrolling after which the floating button shows. */
const FLOAT_AFTER_PX = 50

function markScrolled() {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > FLOAT_AFTER_PX)
}
