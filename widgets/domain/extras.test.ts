import { expect, test } from 'vitest'
import { EXTRAS, extraByTitle } from './extras.ts'

test('there are 27 extras, none twice', () => {
  expect(new Set(EXTRAS.map(extra => extra.title)).size).toBe(27)
  expect(new Set(EXTRAS.map(extra => extra.label)).size).toBe(27)
  expect(EXTRAS).toHaveLength(27)
})

test('the titles are those of the government file', () => {
  expect(EXTRAS.map(extra => extra.title).sort()).toEqual(
    'Acupuncture AntenatalPostnatal Audiology ChineseHerbalMedicine Chiropractic DentalGeneral DentalMajor Dietetics Endodontic ExercisePhysiology GlucoseMonitor HealthManagement HearingAids HomeNursing NonPBS OccupationalTherapy Optical Orthodontic Orthoptics Orthotics Osteopathy Physiotherapy Podiatry Psychology RemedialMassage SpeechTherapy Vaccinations'.split(
      ' ',
    ),
  )
})

test('an extra is found by its title', () => {
  expect(extraByTitle('Optical')).toMatchObject({ label: 'Optical' })
  expect(extraByTitle('Reiki')).toBeUndefined()
})
