// Embla with two buttons, as its documentation shows.
import EmblaCarousel from 'embla-carousel'

const embla = EmblaCarousel(document.querySelector<HTMLElement>('#viewport')!)
document.querySelector('#previous')!.addEventListener('click', () => embla.scrollPrev())
document.querySelector('#next')!.addEventListener('click', () => embla.scrollNext())
