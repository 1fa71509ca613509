import type { Citation } from '../kernel/decision'
import { page } from './page'

/** Official pages whose address is known but whose text has not been read against the rules yet. */
export const UNREAD = {
  skinChange: page('MedlinePlus, Melanoma', 'https://medlineplus.gov/ency/article/000850.htm'),
  osteoarthritis: page('MedlinePlus, Osteoarthritis', 'https://medlineplus.gov/ency/article/000423.htm'),
  sleepApnea: page('MedlinePlus, Obstructive sleep apnea', 'https://medlineplus.gov/ency/article/000811.htm'),
  bloodyUrine: page('MedlinePlus, Urine: bloody', 'https://medlineplus.gov/ency/article/003138.htm'),
  thyroid: page('MedlinePlus, Hypothyroidism', 'https://medlineplus.gov/ency/article/000353.htm'),
  drugReactions: page('MedlinePlus, Drug reactions', 'https://medlineplus.gov/drugreactions.html'),
  guillainBarre: page('MedlinePlus, Guillain-Barré syndrome', 'https://medlineplus.gov/ency/article/000684.htm'),
  tamponade: page('MedlinePlus, Cardiac tamponade', 'https://medlineplus.gov/ency/article/000194.htm'),
  divingAndHeight: page(
    'CDC Yellow Book, Environmental hazards and risks',
    'https://www.cdc.gov/yellow-book/hcp/environmental-hazards-risks/index.html',
  ),
  angina: page('MedlinePlus, Stable angina', 'https://medlineplus.gov/ency/article/000198.htm'),
  reflux: page(
    'NIDDK, Acid reflux in adults',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/acid-reflux-ger-gerd-adults',
  ),
  breathingDifficulty: page('MedlinePlus, Breathing difficulty', 'https://medlineplus.gov/ency/article/003075.htm'),
  fainting: page('MedlinePlus, Fainting', 'https://medlineplus.gov/ency/article/003092.htm'),
  legArteries: page('NHLBI, Peripheral artery disease', 'https://www.nhlbi.nih.gov/health/peripheral-artery-disease'),
  heartMurmur: page('MedlinePlus, Heart murmurs', 'https://medlineplus.gov/ency/article/003266.htm'),
  stomachBug: page('MedlinePlus, Viral gastroenteritis', 'https://medlineplus.gov/ency/article/000252.htm'),
  testiclePain: page('MedlinePlus, Testicle pain', 'https://medlineplus.gov/ency/article/003160.htm'),
  botulism: page('CDC, Symptoms of botulism', 'https://www.cdc.gov/botulism/signs-symptoms/index.html'),
  emergencyContraception: page(
    'HHS Office on Women’s Health, Emergency contraception',
    'https://www.womenshealth.gov/a-z-topics/emergency-contraception',
  ),
  pelvicInfection: page(
    'HHS Office on Women’s Health, Pelvic inflammatory disease',
    'https://www.womenshealth.gov/a-z-topics/pelvic-inflammatory-disease',
  ),
  womensHealth: page('HHS Office on Women’s Health, A-Z health topics', 'https://www.womenshealth.gov/a-z-topics'),
  childSymptoms: page(
    'American Academy of Pediatrics, Symptom checker',
    'https://www.healthychildren.org/English/tips-tools/symptom-checker/Pages/default.aspx',
  ),
} as const satisfies Readonly<Record<string, Citation>>
