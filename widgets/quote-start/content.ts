/** Every word of the hero comparer that is not a fact. */
export const TEXT = {
  heading: 'Compare Health Insurance',
  coverFor: 'Who is this cover for?',
  chooseCoverFor: 'Choose who it is for',
  state: 'State',
  chooseState: 'Choose your state',
  start: 'START COMPARING',
  call: 'SCHEDULE A CALL',
  missing: {
    title: 'Required fields missing',
    detail: 'Please select who this cover is for and your state before continuing.',
    coverFor: 'Please select who this cover is for.',
    state: 'Please select your state.',
  },
  /** What the visitor can count on before pressing anything. */
  promise: 'Free, and you see prices before we ask who you are.',
  still: 'Stop the quokka bouncing',
} as const
