import type { Brand } from '#widgets/domain/brand.ts'

/** Printed into every page for `not-started.ts` to show: by then there may be no connection to fetch it over. */
export const notStartedNote = ({ phone, phoneLabel }: Brand): string =>
  `<template id="not-started"><p role="alert" data-not-started class="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl rounded-card border-2 border-ember bg-paper p-4 text-ink print:hidden">Part of this page has not loaded, so its buttons and forms do not work yet. Check your connection and reload the page, or call <a class="whitespace-nowrap text-eucalypt underline tabular-nums" href="tel:${phone}">${phoneLabel}</a>.</p></template>`
