/** The 27 extras of the government's product file. Titles are the file's, labels and explanations ours. */
export const EXTRAS = [
  { title: 'DentalGeneral', label: 'General dental', explanation: 'Check-ups, cleaning, X-rays and fillings.' },
  { title: 'DentalMajor', label: 'Major dental', explanation: 'Crowns, bridges, dentures and wisdom teeth.' },
  { title: 'Endodontic', label: 'Root canal treatment', explanation: 'Saving a tooth whose nerve is damaged.' },
  { title: 'Orthodontic', label: 'Orthodontics', explanation: 'Braces and aligners that straighten teeth.' },
  { title: 'Optical', label: 'Optical', explanation: 'Glasses and contact lenses on prescription.' },
  { title: 'Orthoptics', label: 'Eye therapy', explanation: 'Exercises for eyes that do not work well together.' },
  { title: 'Physiotherapy', label: 'Physiotherapy', explanation: 'Treating injuries and pain by movement and touch.' },
  { title: 'Chiropractic', label: 'Chiropractic', explanation: 'Treating the spine and joints by hand.' },
  { title: 'Osteopathy', label: 'Osteopathy', explanation: 'Treating muscles and joints by hand.' },
  { title: 'RemedialMassage', label: 'Remedial massage', explanation: 'Massage for an injury or tight muscles.' },
  { title: 'Acupuncture', label: 'Acupuncture', explanation: 'Treatment with fine needles.' },
  {
    title: 'ChineseHerbalMedicine',
    label: 'Chinese herbal medicine',
    explanation: 'Herbs from a registered practitioner.',
  },
  {
    title: 'ExercisePhysiology',
    label: 'Exercise physiology',
    explanation: 'An exercise plan for an illness or an injury.',
  },
  { title: 'OccupationalTherapy', label: 'Occupational therapy', explanation: 'Help with the tasks of daily life.' },
  { title: 'SpeechTherapy', label: 'Speech therapy', explanation: 'Help with speaking, language and swallowing.' },
  {
    title: 'Psychology',
    label: 'Psychology',
    explanation: 'Sessions with a psychologist that Medicare does not pay for.',
  },
  { title: 'Dietetics', label: 'Dietetics', explanation: 'Advice on food from a dietitian.' },
  { title: 'Podiatry', label: 'Podiatry', explanation: 'Care of feet and nails.' },
  { title: 'Orthotics', label: 'Orthotics', explanation: 'Insoles made for your feet.' },
  { title: 'Audiology', label: 'Hearing tests', explanation: 'Finding out how well you hear.' },
  { title: 'HearingAids', label: 'Hearing aids', explanation: 'Buying hearing aids.' },
  { title: 'GlucoseMonitor', label: 'Blood glucose monitors', explanation: 'A device that measures blood sugar.' },
  {
    title: 'NonPBS',
    label: 'Medicines outside the PBS',
    explanation: 'Prescriptions that the Pharmaceutical Benefits Scheme does not pay for.',
  },
  { title: 'Vaccinations', label: 'Vaccinations', explanation: 'Travel and other vaccines that are not free.' },
  {
    title: 'AntenatalPostnatal',
    label: 'Before and after birth',
    explanation: 'Classes and midwife visits outside hospital.',
  },
  { title: 'HomeNursing', label: 'Home nursing', explanation: 'A nurse who comes to your home.' },
  {
    title: 'HealthManagement',
    label: 'Health programs',
    explanation: 'Programs such as quitting smoking, when a doctor recommends them.',
  },
] as const
export type ExtrasTitle = (typeof EXTRAS)[number]['title']

export const extraByTitle = (title: string) => EXTRAS.find(extra => extra.title === title)

/** How extras are paid back. Which one applies, and how much, depends on the policy. */
export const EXTRAS_TERMS = [
  {
    term: 'Percentage back',
    meaning: 'The fund pays a share of the bill, such as 60 per cent, until a limit is reached.',
  },
  { term: 'Set benefit', meaning: 'The fund pays a fixed amount for each service, whatever the bill.' },
  { term: 'Annual limit', meaning: 'The most the fund pays for a service, or a group of services, in a year.' },
  { term: 'Sub-limit', meaning: 'A smaller limit inside a larger one, such as for one kind of treatment.' },
  { term: 'Lifetime limit', meaning: 'The most that is ever paid for a service, common for orthodontics.' },
] as const
