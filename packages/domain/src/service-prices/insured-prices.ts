import type { CalendarDate } from '../kernel/calendar-date'
import { midpoint, roundToCents, type Cents } from '../kernel/cents'
import type { Citation } from '../kernel/decision'
import type { ComparedService } from '../plan-comparison/health-plan'
import {
  brandMedicineCents,
  hospitalAdmissionCents,
  medicareImagingCents,
  medicareLabCents,
  medicareOutpatientSurgery,
  privateToMedicareSurgeryCenterRatio,
  specialtyMedicineCents,
} from './insured-price.parameters'
import {
  emergencyVisitPrices,
  genericMedicineCashPrice,
  medicareRates,
  privateToMedicareRatio,
  urgentCareCashPrice,
} from './price.parameters'

/** Cents that a private plan and its member pay together for one of each service. */
export type InsuredPrices = Readonly<Record<ComparedService, Cents>>

/**
 * The price a plan has agreed to, one figure a service: published averages, or Medicare's rate times what private plans
 * pay above it.
 */
export function insuredPrices(asOf: CalendarDate): InsuredPrices {
  const medicare = medicareRates.on(asOf)
  const ratio = privateToMedicareRatio.on(asOf)
  const surgery = medicareOutpatientSurgery.on(asOf)
  const brand = brandMedicineCents.on(asOf)
  return {
    'primary-care': roundToCents(midpoint(medicare.office) * ratio),
    specialist: roundToCents(midpoint(medicare.specialist) * ratio),
    'urgent-care': midpoint(urgentCareCashPrice.on(asOf)),
    'emergency-room': midpoint(emergencyVisitPrices.on(asOf).total),
    'hospital-stay': hospitalAdmissionCents.on(asOf),
    'outpatient-surgery': roundToCents(
      surgery.facilityCents * privateToMedicareSurgeryCenterRatio.on(asOf) + surgery.surgeonCents * ratio,
    ),
    imaging: roundToCents(medicareImagingCents.on(asOf) * ratio),
    lab: roundToCents(medicareLabCents.on(asOf) * ratio),
    'mental-health-visit': roundToCents(midpoint(medicare.therapy) * ratio),
    'generic-drug': midpoint(genericMedicineCashPrice.on(asOf)),
    'preferred-brand-drug': brand,
    'non-preferred-brand-drug': brand,
    'specialty-drug': specialtyMedicineCents.on(asOf),
  }
}

/** Where the prices come from, each source once. */
export const insuredPriceCitations: readonly Citation[] = [
  medicareRates,
  privateToMedicareRatio,
  urgentCareCashPrice,
  emergencyVisitPrices,
  hospitalAdmissionCents,
  medicareOutpatientSurgery,
  privateToMedicareSurgeryCenterRatio,
  medicareLabCents,
  genericMedicineCashPrice,
  brandMedicineCents,
  specialtyMedicineCents,
]
  .flatMap(({ references }) => references)
  .filter(({ title }, index, all) => all.findIndex((each) => each.title === title) === index)
