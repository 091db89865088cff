/** A list that a framework hands over as a property, because no attribute can hold it. */
export const QUESTIONS = [{ question: 'Who may join?', answer: 'Everybody who works with us.' }]
