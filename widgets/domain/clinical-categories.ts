import { HOSPITAL_TIERS, type HospitalTier } from './hospital-tiers.ts'

/**
 * The 38 clinical categories. `title` is the title in the government's product file, `tier` the lowest tier
 * that must cover the category. The labels and the explanations are ours.
 */
export const CLINICAL_CATEGORIES = [
  c(
    'Rehabilitation',
    'Basic',
    'Rehabilitation',
    'Getting strength and movement back in hospital after surgery, a stroke or an illness.',
  ),
  c(
    'HospitalPsychiatric',
    'Basic',
    'Psychiatric care in hospital',
    'A stay in hospital for a mental health condition, an eating disorder or an addiction.',
  ),
  c(
    'PalliativeCare',
    'Basic',
    'Palliative care',
    'Comfort and pain relief in hospital when an illness cannot be cured.',
  ),

  c(
    'BrainNervousSystem',
    'Bronze',
    'Brain and nervous system',
    'Stroke, epilepsy, head injury, tumours and other conditions of the brain, the spinal cord and the nerves.',
  ),
  c(
    'Eye',
    'Bronze',
    'Eyes (not cataracts)',
    'Eye surgery such as repair of the retina or treatment of glaucoma, but not cataracts.',
  ),
  c(
    'EarNoseThroat',
    'Bronze',
    'Ear, nose and throat',
    'Conditions such as sinus problems, a damaged eardrum or a growth on the voice box.',
  ),
  c(
    'TonsilsAdenoidsGrommets',
    'Bronze',
    'Tonsils, adenoids and grommets',
    'Removing tonsils or adenoids, and putting small drains into the eardrum.',
  ),
  c(
    'BoneJointMuscle',
    'Bronze',
    'Bones, joints and muscles',
    'Broken bones, carpal tunnel, bunions and joining the bones of a joint, but not rebuilding or replacing one.',
  ),
  c(
    'JointReconstructions',
    'Bronze',
    'Joint reconstructions',
    'Rebuilding a joint, such as a torn knee ligament or a shoulder that slips out.',
  ),
  c(
    'KidneyBladder',
    'Bronze',
    'Kidneys and bladder',
    'Kidney stones, bladder problems and cancers of the urinary tract, but not dialysis.',
  ),
  c(
    'MaleReproductive',
    'Bronze',
    'Male reproductive system',
    'Prostate and testicular conditions, including cancer, and vasectomy.',
  ),
  c(
    'DigestiveSystem',
    'Bronze',
    'Digestive system',
    'Stomach, liver, gall bladder, bowel and pancreas, but not weight loss surgery.',
  ),
  c('HerniaAppendix', 'Bronze', 'Hernia and appendix', 'Repairing a hernia or removing the appendix.'),
  c(
    'GastrointestinalEndoscopy',
    'Bronze',
    'Gastroscopy and colonoscopy',
    'Looking inside the stomach or the bowel with a camera.',
  ),
  c(
    'Gynaecology',
    'Bronze',
    'Gynaecology',
    'Endometriosis, ovarian cysts, hysterectomy and other care of the female reproductive system.',
  ),
  c(
    'MiscarriageTerminationOfPregnancy',
    'Bronze',
    'Miscarriage and termination of pregnancy',
    'Hospital care for a miscarriage or to end a pregnancy.',
  ),
  c(
    'ChemotherapyRadiotherapyImmunotherapy',
    'Bronze',
    'Chemotherapy, radiotherapy and immunotherapy',
    'Cancer treatment with medicines or radiation, including blood cancers. Surgery is listed under the body part.',
  ),
  c('PainManagement', 'Bronze', 'Pain management', 'Treating long-term pain in hospital, without an implanted device.'),
  c('Skin', 'Bronze', 'Skin', 'Removing melanomas and other growths, and treating skin wounds.'),
  c(
    'BreastSurgery',
    'Bronze',
    'Breast surgery (medically necessary)',
    'Lumps, breast cancer and breast reconstruction, where medically necessary.',
  ),
  c(
    'Diabetes',
    'Bronze',
    'Diabetes (not insulin pumps)',
    'A hospital stay to bring diabetes under control, but not a pump.',
  ),

  c(
    'HeartVascular',
    'Silver',
    'Heart and blood vessels',
    'Heart attack, bypass, pacemakers, stents and varicose veins.',
  ),
  c('LungChest', 'Silver', 'Lungs and chest', 'Lung cancer, asthma, collapsed lung and other care inside the chest.'),
  c(
    'Blood',
    'Silver',
    'Blood',
    'Clotting disorders and bone marrow transplants. Leukaemia and other blood cancers come under chemotherapy.',
  ),
  c(
    'BackNeckSpine',
    'Silver',
    'Back, neck and spine',
    'Slipped discs, sciatica, a curved spine and spinal surgery, including joining vertebrae together.',
  ),
  c(
    'PlasticReconstructiveSurgery',
    'Silver',
    'Plastic and reconstructive surgery',
    'Repair after an accident, burns or an illness, or of a cleft palate, where medically necessary. Never cosmetic surgery.',
  ),
  c(
    'DentalSurgery',
    'Silver',
    'Dental surgery in hospital',
    'The hospital side of dental surgery, such as removing wisdom teeth. The dentist’s fee may need extras cover.',
  ),
  c(
    'PodiatricSurgery',
    'Silver',
    'Podiatric surgery',
    'The hospital side of foot and ankle surgery by a podiatric surgeon. A policy need not pay the surgeon’s own fee.',
  ),
  c(
    'ImplantationHearingDevices',
    'Silver',
    'Implanted hearing devices',
    'Putting in a cochlear or other hearing implant.',
  ),

  c('Cataracts', 'Gold', 'Cataracts', 'Replacing a clouded lens in the eye.'),
  c('JointReplacements', 'Gold', 'Joint replacements', 'A new hip, knee, shoulder or other joint.'),
  c('Dialysis', 'Gold', 'Dialysis', 'Cleaning the blood when the kidneys no longer can.'),
  c(
    'PregnancyBirth',
    'Gold',
    'Pregnancy and birth',
    'Hospital care for the mother in pregnancy and birth. Care for a sick baby comes under the baby’s illness.',
  ),
  c(
    'AssistedReproductive',
    'Gold',
    'Assisted reproduction',
    'Fertility treatment in hospital, such as collecting eggs for IVF.',
  ),
  c('WeightLossSurgery', 'Gold', 'Weight loss surgery', 'Surgery such as a gastric sleeve, bypass or band.'),
  c('InsulinPumps', 'Gold', 'Insulin pumps', 'Providing or replacing a pump for people who need insulin.'),
  c(
    'PainManagementWithDevice',
    'Gold',
    'Pain management with a device',
    'Implanting, replacing or looking after a device that eases long-term pain.',
  ),
  c(
    'SleepStudies',
    'Gold',
    'Sleep studies',
    'An overnight study in hospital, for sleep apnoea and other sleep problems.',
  ),
] as const

type ClinicalCategoryTitle = (typeof CLINICAL_CATEGORIES)[number]['title']
export interface ClinicalCategory {
  title: ClinicalCategoryTitle
  tier: HospitalTier
  label: string
  explanation: string
}

/** May be covered with restricted benefits below Gold: enough for a public hospital, rarely for a private one. */
export const RESTRICTED_BELOW_GOLD: readonly ClinicalCategoryTitle[] = [
  'Rehabilitation',
  'HospitalPsychiatric',
  'PalliativeCare',
]

/** What a tier must do for a category. A policy below that tier may still cover it: then it is a plus policy, or Basic. */
export type Obligation = 'covered' | 'restricted at least' | 'optional'

/** What the law asks of a policy of this tier for this category. */
export function obligation(tier: HospitalTier, category: Pick<ClinicalCategory, 'title' | 'tier'>): Obligation {
  if (HOSPITAL_TIERS.indexOf(tier) < HOSPITAL_TIERS.indexOf(category.tier)) return 'optional'
  if (tier !== 'Gold' && RESTRICTED_BELOW_GOLD.includes(category.title)) return 'restricted at least'
  return 'covered'
}

/** Every category that a tier must cover, restricted or not. */
export const categoriesOf = (tier: HospitalTier): readonly ClinicalCategory[] =>
  CLINICAL_CATEGORIES.filter(category => obligation(tier, category) !== 'optional')

/** The categories that a tier adds to the one below. */
export const categoriesAddedBy = (tier: HospitalTier): readonly ClinicalCategory[] =>
  CLINICAL_CATEGORIES.filter(category => category.tier === tier)

export const categoryByTitle = (title: string): ClinicalCategory | undefined =>
  CLINICAL_CATEGORIES.find(category => category.title === title)

function c<T extends string>(title: T, tier: HospitalTier, label: string, explanation: string) {
  return { title, tier, label, explanation }
}
