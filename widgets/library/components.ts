// What a React application imports from the package.
import { type ComponentProps, type ComponentType, createElement, useEffect } from 'react'
import { isPartner, PARTNER_TAKES } from '#widgets/domain/partner.ts'
import { Faq as FaqAnywhere } from '#widgets/faq/faq.tsx'
import { SITE_URL } from '#widgets/kit/element/site-url.ts'
import { Toaster as ToasterAnywhere } from '#widgets/kit/notify/toaster.tsx'
import { Newsletter as NewsletterAnywhere } from '#widgets/newsletter/newsletter.tsx'
import { PhoneLink as PhoneLinkAnywhere } from '#widgets/phone-link/phone-link.tsx'
import { go } from '#widgets/quote-start/go.ts'
import { QuoteStart as QuoteStartAnywhere } from '#widgets/quote-start/quote-start.tsx'
import { Reviews as ReviewsAnywhere } from '#widgets/reviews/reviews.tsx'
import { Stats as StatsAnywhere } from '#widgets/stats/stats.tsx'
import { BOX } from './build/page-css.ts'

// Marked as pure: otherwise an application that imports one would carry them all.
export const QuoteStart = /* @__PURE__ */ boxed(/* @__PURE__ */ leadingToTheSite('QuoteStart', leadingOn))
export const Faq = /* @__PURE__ */ boxed(FaqAnywhere)
export const Stats = /* @__PURE__ */ boxed(StatsAnywhere)
export const Reviews = /* @__PURE__ */ boxed(ReviewsAnywhere)
export const Newsletter = /* @__PURE__ */ boxed(/* @__PURE__ */ leadingToTheSite('Newsletter', NewsletterAnywhere))
/** Sits in a sentence. */
export const PhoneLink = /* @__PURE__ */ boxed(PhoneLinkAnywhere, 'span')
export const Toaster = /* @__PURE__ */ boxed(ToasterAnywhere)

/** The package's sheet applies only inside these boxes. */
function boxed<Props extends object>(component: ComponentType<Props>, box: 'div' | 'span' = 'div') {
  return (props: Props) => createElement(box, { className: BOX }, createElement(component, props))
}

/** The application is not the site: links lead to the site, as the tags' links do, and a partner is named as there. */
function leadingToTheSite<Props extends { baseUrl?: string; partner?: string }>(
  name: string,
  component: ComponentType<Props>,
) {
  return function LeadingToTheSite(props: Props) {
    const { baseUrl = SITE_URL, partner } = props
    useEffect(() => {
      if (partner !== undefined && !isPartner(partner))
        console.warn(`<${name}> ignores partner="${partner}"; it takes ${PARTNER_TAKES}.`)
    }, [partner])
    return createElement(component, { ...props, baseUrl: baseUrl.replace(/\/$/, '') })
  }
}

/** Navigates after telling the application, as the tag does. */
function leadingOn({ onStartComparing, onScheduleCall, ...props }: ComponentProps<typeof QuoteStartAnywhere>) {
  return createElement(QuoteStartAnywhere, {
    ...props,
    onStartComparing: goUnlessFalse(onStartComparing),
    onScheduleCall: goUnlessFalse(onScheduleCall),
  })
}

function goUnlessFalse<Going extends { href: string }>(told?: (going: Going) => unknown) {
  return (going: Going) => {
    if (told?.(going) !== false) go(going)
  }
}
