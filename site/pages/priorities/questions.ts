import { excesses } from '#site/journey/answers/excesses.ts'
import { type Answers, asksHospital, mayPayLoading } from '#widgets/domain/answers.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { COVER_FOR, isForTwo } from '#widgets/domain/cover-for.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'
import { HIGHEST_EXCESS } from '#widgets/domain/surcharge.ts'

/** The 38 categories in groups that people recognise; each is in exactly one. */
export const TREATMENT_GROUPS: readonly { label: string; titles: readonly string[] }[] = [
  {
    label: 'Heart, lungs and blood',
    titles: ['HeartVascular', 'LungChest', 'Blood', 'SleepStudies'],
  },
  {
    label: 'Bones, joints and back',
    titles: ['BoneJointMuscle', 'JointReconstructions', 'JointReplacements', 'BackNeckSpine', 'PodiatricSurgery'],
  },
  {
    label: 'Pregnancy and reproductive health',
    titles: [
      'PregnancyBirth',
      'AssistedReproductive',
      'MiscarriageTerminationOfPregnancy',
      'Gynaecology',
      'MaleReproductive',
    ],
  },
  {
    label: 'Eyes, ears, nose, throat and teeth',
    titles: [
      'Eye',
      'Cataracts',
      'EarNoseThroat',
      'TonsilsAdenoidsGrommets',
      'ImplantationHearingDevices',
      'DentalSurgery',
    ],
  },
  {
    label: 'Mind, nerves and pain',
    titles: ['HospitalPsychiatric', 'BrainNervousSystem', 'PainManagement', 'PainManagementWithDevice'],
  },
  {
    label: 'Digestion, kidneys and diabetes',
    titles: [
      'DigestiveSystem',
      'GastrointestinalEndoscopy',
      'HerniaAppendix',
      'WeightLossSurgery',
      'KidneyBladder',
      'Dialysis',
      'Diabetes',
      'InsulinPumps',
    ],
  },
  {
    label: 'Cancer, skin, recovery and comfort',
    titles: [
      'ChemotherapyRadiotherapyImmunotherapy',
      'BreastSurgery',
      'Skin',
      'PlasticReconstructiveSurgery',
      'Rehabilitation',
      'PalliativeCare',
    ],
  },
]

const option = ({ title, label, explanation }: { title: string; label: string; explanation: string }) => ({
  id: title,
  label,
  note: explanation,
})

export const treatmentOptions = (titles: readonly string[]) =>
  CLINICAL_CATEGORIES.filter(({ title }) => titles.includes(title)).map(option)

export const SERVICE_OPTIONS = EXTRAS.map(option)

// Parents of grown children hesitate between the two.
const EXTENDED =
  'Also adult children who no longer study. Full-time students and dependants with a disability may be on “Family”.'
export const HOUSEHOLDS = COVER_FOR.map(one => (one.id === 'extended-family' ? { ...one, note: EXTENDED } : one))

export const COVER_TYPE_NOTES = {
  'hospital-and-extras': 'Care as a private patient in hospital, and help with dental, glasses and the like.',
  'hospital-only':
    'Care as a private patient in hospital. This is the part that counts for the surcharge and the loading.',
  'extras-cover': 'Dental, glasses, physio and the like. It does not count for the surcharge.',
  'ambulance-cover': 'The ambulance trip and treatment on the way. Some states already pay for it.',
} as const

/** Above it the policy of one person no longer avoids the surcharge. */
export const MOST_EXCESS = dollarsLabel(HIGHEST_EXCESS.onePerson)

export const excessOptions = ({ mostExcess }: Answers) =>
  excesses(mostExcess).map(most => ({ id: String(most), label: most ? `Up to ${dollarsLabel(most)}` : 'Nothing' }))

export const asksPartnersHistory = ({ coverFor, history }: Answers) => isForTwo(coverFor) && history !== undefined

/** A known loading outweighs the age; people covered since 31, or up to 30, have none. */
export const asksLoading = (answers: Answers) =>
  asksHospital(answers) && answers.history !== undefined && mayPayLoading(answers)

export const asksMonths = (answers: Answers) =>
  asksHospital(answers) && answers.history !== undefined && answers.history !== 'none'
