import { SAMPLE_REVIEWS } from '#widgets/reviews/content.ts'
import { autoloaded, type Contender, ours, PLAIN_REACT, SHOELACE } from './contender.ts'

const OURS = ['[aria-label^=Next]', '.hic-review:nth-child(2)'] as const
const BUTTONS = '<button id="previous">Previous</button><button id="next">Next</button>'
const slides = (before: string, after: string) =>
  SAMPLE_REVIEWS.map(
    ({ name, rating, text, date }) =>
      `${before}<p>${rating} of 5</p><blockquote>${text}</blockquote><p>${name}, ${date}</p>${after}`,
  ).join('')
const shoelace = {
  body: `<sl-carousel navigation>${slides('<sl-carousel-item>', '</sl-carousel-item>')}</sl-carousel>`,
  press: 'sl-carousel .carousel__navigation-button--next',
  sees: 'sl-carousel-item:nth-child(2)',
}

/** The same fifteen reviews, one at a time; ours also moves on by itself, which the others are spared. */
export const REVIEWS: Contender[] = [
  ...ours('hic-reviews', ...OURS),
  {
    name: 'scroll-snap, plain (the limit)',
    body: `${BUTTONS}<div id="track">${slides('<div>', '</div>')}</div>`,
    script: 'plain-carousel',
    css: '#track{display:grid;grid:auto/auto-flow 100%;overflow-x:auto;scroll-snap-type:x mandatory}#track>*{scroll-snap-align:start}',
    press: '#next',
    sees: '#track>:nth-child(2)',
  },
  {
    name: 'Embla',
    body: `${BUTTONS}<div id="viewport"><div id="track">${slides('<div>', '</div>')}</div></div>`,
    script: 'embla-carousel',
    css: '#viewport{overflow:hidden}#track{display:flex}#track>*{flex:0 0 100%;min-width:0}',
    press: '#next',
    sees: '#track>:nth-child(2)',
  },
  {
    name: 'Swiper, picked',
    body: `${BUTTONS}<div class="swiper"><div class="swiper-wrapper">${slides('<div class="swiper-slide">', '</div>')}</div></div>`,
    script: 'swiper-carousel',
    style: { path: 'swiper/swiper.min.css' },
    press: '#next',
    sees: '.swiper-slide:nth-child(2)',
  },
  { name: 'Shoelace, picked', script: 'shoelace-carousel', style: SHOELACE.style, ...shoelace },
  autoloaded(SHOELACE, shoelace),
  { ...PLAIN_REACT, script: 'react-reviews', press: OURS[0], sees: OURS[1] },
]
