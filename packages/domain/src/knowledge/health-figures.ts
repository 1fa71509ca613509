import { cited } from './figure'

/** Lines that a measurement may cross. Degrees are Fahrenheit, pressure mmHg, sugar mg/dL. */
export const HEALTH_FIGURES = {
  feverDegrees: cited(
    100.4,
    'MedlinePlus, When your baby or infant has a fever',
    'https://medlineplus.gov/ency/patientinstructions/000319.htm',
  ),
  highFever: cited(103, 'MedlinePlus, Fever', 'https://medlineplus.gov/ency/article/003090.htm'),
  pressureUpper: cited(
    130,
    'CDC, About high blood pressure',
    'https://www.cdc.gov/high-blood-pressure/about/index.html',
  ),
  pressureLower: cited(
    80,
    'CDC, About high blood pressure',
    'https://www.cdc.gov/high-blood-pressure/about/index.html',
  ),
  crisisUpper: cited(180, 'NHLBI, High blood pressure', 'https://www.nhlbi.nih.gov/health/high-blood-pressure'),
  crisisLower: cited(120, 'NHLBI, High blood pressure', 'https://www.nhlbi.nih.gov/health/high-blood-pressure'),
  lowSugar: cited(
    70,
    'NIDDK, Low blood glucose',
    'https://www.niddk.nih.gov/health-information/diabetes/overview/preventing-problems/low-blood-glucose-hypoglycemia',
  ),
  emergencyPillDays: cited(
    5,
    'CDC, U.S. Selected Practice Recommendations: Emergency contraception',
    'https://www.cdc.gov/contraception/hcp/usspr/emergency-contraception.html',
  ),
  emergencyPillVomitHours: cited(
    3,
    'CDC, U.S. Selected Practice Recommendations: Emergency contraception',
    'https://www.cdc.gov/contraception/hcp/usspr/emergency-contraception.html',
  ),
} as const
