import type { Citation } from '../kernel/decision'
import { page } from './page'
import { UNREAD } from './unread-sources'

/** Public pages that the rules rest on. */
export const SOURCES = {
  ...UNREAD,
  criticalLabs: page(
    'University of Iowa Health Care, Critical laboratory tests and values',
    'https://www.healthcare.uiowa.edu/path_handbook/appendix/common/un_crit_lab_val.html',
  ),
  emergencies: page('MedlinePlus, Recognizing medical emergencies', 'https://medlineplus.gov/ency/article/001927.htm'),
  heartAttack: page('NHLBI, Heart attack: symptoms', 'https://www.nhlbi.nih.gov/health/heart-attack/symptoms'),
  heartFailure: page(
    'University of Maryland Medical System, Heart failure warning signs',
    'https://www.umms.org/bwmc/health-services/heart-disease/cardiology/conditions/congestive-heart-failure/self-care/preventive-care/heart-failure-warning-signs-video',
  ),
  asthma: page('NHLBI, Asthma attacks', 'https://www.nhlbi.nih.gov/health/asthma/attacks'),
  bloodPressure: page(
    'American Heart Association, When to call 911 about high blood pressure',
    'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
  ),
  bloodClots: page('CDC, Blood clots', 'https://www.cdc.gov/blood-clots/about/index.html'),
  stroke: page('CDC, Signs and symptoms of stroke', 'https://www.cdc.gov/stroke/signs-symptoms/index.html'),
  epilepsy: page('CDC, First aid for seizures', 'https://www.cdc.gov/epilepsy/first-aid-for-seizures/index.html'),
  meningitis: page('CDC, Meningococcal disease: symptoms', 'https://www.cdc.gov/meningococcal/symptoms/index.html'),
  headInjury: page(
    'CDC HEADS UP, Signs and symptoms of concussion',
    'https://www.cdc.gov/heads-up/signs-symptoms/index.html',
  ),
  sepsis: page('CDC, About sepsis', 'https://www.cdc.gov/sepsis/about/index.html'),
  flu: page('CDC, Flu: emergency warning signs', 'https://www.cdc.gov/flu/signs-symptoms/index.html'),
  cancerInfection: page(
    'CDC, Preventing infections in cancer patients',
    'https://www.cdc.gov/cancer-preventing-infections/index.html',
  ),
  sickleCell: page(
    'CDC, Complications of sickle cell disease',
    'https://www.cdc.gov/sickle-cell/complications/index.html',
  ),
  malaria: page(
    'Indiana Department of Health, After your trip: if you feel unwell',
    'https://in.gov/health/idepd/refugee-and-international-health/travelers/after-your-trip-if-you-feel-unwell',
  ),
  tickBites: page(
    'eMedicineHealth, Ticks: when to seek medical care',
    'https://www.emedicinehealth.com/ticks/page5_em.htm',
  ),
  rabies: page('CDC, Rabies', 'https://www.cdc.gov/rabies/about/index.html'),
  tetanus: page('CDC, Tetanus', 'https://www.cdc.gov/tetanus/about/index.html'),
  cuts: page(
    'White Plains Hospital, Do you need a doctor? Cuts and puncture wounds',
    'https://www.wphospital.org/health-library/story/4ad849d5-48b9-42c6-92cc-df663009f15d',
  ),
  ecoli: page('CDC, Signs of hemolytic uremic syndrome', 'https://www.cdc.gov/ecoli/signs-symptoms/hus.html'),
  necrotizing: page('NHS, Necrotising fasciitis', 'https://www.nhs.uk/conditions/necrotising-fasciitis/'),
  strep: page(
    'Cleveland Clinic, Sore throat: when to call the doctor',
    'https://my.clevelandclinic.org/health/symptoms/8274-sore-throat-pharyngitis/when-to-call-the-doctor',
  ),
  shingles: page(
    'Healthily, Shingles in the eye',
    'https://www.livehealthily.com/chickenpox-shingles/shingles-in-the-eye',
  ),
  pinkEye: page('CDC, Pink eye', 'https://www.cdc.gov/conjunctivitis/about/index.html'),
  ketoacidosis: page(
    'Mayo Clinic, Diabetic ketoacidosis',
    'https://www.mayoclinic.org/diseases-conditions/diabetic-ketoacidosis/basics/preparing-for-your-appointment/con-20026470',
  ),
  heat: page('CDC, Heat-related illness', 'https://www.cdc.gov/heat-health/about/index.html'),
  carbonMonoxide: page('CDC, Carbon monoxide poisoning', 'https://www.cdc.gov/carbon-monoxide/about/index.html'),
  opioids: page(
    'CDC, Reversing overdose',
    'https://www.cdc.gov/overdose-prevention/reversing-overdose/about-naloxone.html',
  ),
  maternal: page(
    'CDC Hear Her, Urgent maternal warning signs',
    'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
  ),
  pregnancy: page(
    'HHS Office on Women’s Health, Pregnancy complications',
    'https://www.womenshealth.gov/pregnancy/youre-pregnant-now-what/pregnancy-complications',
  ),
  violence: page(
    'HHS Office on Women’s Health, Relationships and safety',
    'https://www.womenshealth.gov/relationships-and-safety',
  ),
  strangulation: page(
    'New York State Office for the Prevention of Domestic Violence, Strangulation',
    'https://opdv.ny.gov/professionals/criminal_justice/strangulation.html',
  ),
  childWelfare: page(
    'HHS Child Welfare, How to report child abuse',
    'https://www.childwelfare.gov/topics/responding/reporting/how/',
  ),
  sexualAssault: page(
    'HHS Office on Women’s Health, Sexual assault',
    'https://www.womenshealth.gov/relationships-and-safety/sexual-assault-and-rape/sexual-assault',
  ),
  elderAbuse: page(
    'National Institute on Aging, Spotting signs of elder abuse',
    'https://www.nia.nih.gov/health/elder-abuse/spotting-signs-elder-abuse',
  ),
  trafficking: page('HHS Office on Trafficking in Persons, Identify trafficking', 'https://acf.gov/otip'),
  suddenDeafness: page('NIDCD, Sudden deafness', 'https://www.nidcd.nih.gov/health/sudden-deafness'),
  crisis: page('SAMHSA, 988 Suicide & Crisis Lifeline', 'https://www.samhsa.gov/mental-health/988'),
  poisonHelp: page('HRSA, Poison Help', 'https://poisonhelp.hrsa.gov/'),
  withdrawal: page('MedlinePlus, Delirium tremens', 'https://medlineplus.gov/ency/article/000766.htm'),
  mentalHealth: page(
    'NIMH, My mental health: do I need help?',
    'https://www.nimh.nih.gov/health/publications/my-mental-health-do-i-need-help',
  ),
  hypoglycemia: page(
    'NIDDK, Low blood glucose',
    'https://www.niddk.nih.gov/health-information/diabetes/overview/preventing-problems/low-blood-glucose-hypoglycemia',
  ),
  adrenal: page('MedlinePlus, Acute adrenal crisis', 'https://medlineplus.gov/ency/article/000357.htm'),
  giBleeding: page(
    'NIDDK, Gastrointestinal bleeding',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/gastrointestinal-bleeding',
  ),
  appendicitis: page(
    'NIDDK, Appendicitis',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/appendicitis',
  ),
  gallstones: page('NIDDK, Gallstones', 'https://www.niddk.nih.gov/health-information/digestive-diseases/gallstones'),
  kidneyStones: page(
    'NHS, Guy’s and St Thomas’, Kidney stone pain',
    'https://www.guysandstthomas.nhs.uk/health-information/kidney-stone-pain-renal-colic',
  ),
  kidneyInfection: page('NHS, Kidney infection', 'https://nhs.uk/conditions/kidney-infection/treatment'),
  retention: page(
    'NIDDK, Urinary retention',
    'https://www.niddk.nih.gov/health-information/urologic-diseases/urinary-retention',
  ),
  hemorrhoids: page(
    'NIDDK, Hemorrhoids',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/hemorrhoids',
  ),
  backPain: page(
    'Blue Ridge Orthopaedic & Spine Center, 10 red flags for back pain',
    'https://www.blueridgeortho.com/post/is-it-serious-here-are-10-red-flags-for-back-pain',
  ),
  headache: page('NINDS, Headache', 'https://www.ninds.nih.gov/health-information/disorders/headache'),
  headacheDanger: page(
    'Baptist Health South Florida, When to go to the emergency room for a headache',
    'https://www.sharecare.com/health/headaches-migraines/when-go-emergency-room-headache',
  ),
  eyes: page(
    'NEI, Eye conditions and diseases',
    'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases',
  ),
  joints: page('NHS, Septic arthritis', 'https://www.nhs.uk/conditions/septic-arthritis/'),
  fever: page('MedlinePlus, Fever', 'https://medlineplus.gov/ency/article/003090.htm'),
  feverInAdults: page(
    'Hackensack Meridian Health, When to seek care for a fever',
    'https://hackensackmeridianhealth.org/en/HealthU/2020/09/17/when-to-seek-care-for-a-fever',
  ),
  hives: page(
    'Cleveland Clinic, Hives and angioedema: when to call the doctor',
    'https://my.clevelandclinic.org/health/diseases/8630-urticaria-hives-and-angioedema/living-with',
  ),
  anaphylaxis: page('MedlinePlus, Anaphylaxis', 'https://medlineplus.gov/ency/article/000844.htm'),
  cellulitis: page(
    'eMedicineHealth, Cellulitis: when to seek medical care',
    'https://www.emedicinehealth.com/cellulitis/page4_em.htm',
  ),
  intussusception: page(
    'Arnold Palmer Hospital for Children, Intussusception',
    'https://www.arnoldpalmerhospital.com/pediatric-specialties/pediatric-surgery/conditions/intussusception',
  ),
  torsion: page('MedlinePlus, Testicular torsion', 'https://medlineplus.gov/ency/article/000517.htm'),
  priapism: page('UCLA Health, Priapism', 'https://www.uclahealth.org/medical-services/urology/priapism'),
  fractures: page('MedlinePlus, Broken bone', 'https://medlineplus.gov/ency/article/000001.htm'),
  burns: page(
    'Mayo Clinic, Burns: first aid',
    'https://www.mayoclinic.org/first-aid/first-aid-burns/basics/art-20056649',
  ),
  buttonBattery: page('MedlinePlus, Button batteries', 'https://medlineplus.gov/ency/article/002764.htm'),
  caudaEquina: page(
    'NHS, Chesterfield Royal Hospital, Cauda equina syndrome',
    'https://chesterfieldroyal.nhs.uk/all-services-and-wards/physiotherapy-services/musculoskeletal-and-rheumatology-services/cauda-equina',
  ),
  severeHypoglycemia: page(
    'Endocrine Society, Severe hypoglycemia',
    'https://www.hormone.org/diseases-and-conditions/diabetes/severe-hypoglycemia',
  ),
  animalBites: page(
    'State of Ohio, Animal bites and rabies',
    'https://ohio.gov/residents/resources/report-animal-bites',
  ),
  croup: page('MedlinePlus, Croup', 'https://medlineplus.gov/ency/article/000959.htm'),
  surgery: page(
    'Baptist Health South Florida, After surgery: when to call',
    'https://baptisthealth.net/patient-resources/preparing-for-surgery/discharge-instructions-and-follow-up-care',
  ),
  dialysis: page(
    'DaVita, When you cannot get to dialysis',
    'https://blogs.davita.com/kidney-diet-tips/emergency-dialysis-diet-4-important-aspects/',
  ),
  medicines: page(
    'Alberta Health, Running out of a medicine',
    'https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?hwid=abq3268',
  ),
  pretermLabor: page(
    'Tommy’s, Signs of premature labour',
    'https://www.tommys.org/pregnancy-information/premature-birth/risk-premature-birth/signs-and-symptoms-of-premature-labour',
  ),
  vaginalBleeding: page(
    'Advocate Aurora Health, Abnormal vaginal bleeding: when to call',
    'https://ahchealthenews.com/ahc_scripts/symptom_checker/WebPages3/housecalls/adult/vaginalbleedingabnormal.htm',
  ),
  rash: page(
    'American Academy of Dermatology, Rash: when to seek medical treatment',
    'https://www.aad.org/public/everyday-care/itchy-skin/rash/rash-101',
  ),
  fluRisk: page(
    'Mayo Clinic, Flu symptoms: should I see my doctor?',
    'https://www.mayoclinic.org/diseases-conditions/flu/expert-answers/flu-symptoms/faq-20057983',
  ),
  commonCold: page(
    'Cleveland Clinic, Common cold',
    'https://my.clevelandclinic.org/health/diseases/12342-common-cold/living-with',
  ),
  diarrhea: page(
    'Mayo Clinic, Diarrhea: when to see a doctor',
    'https://www.mayoclinic.org/symptoms/diarrhea/basics/when-to-see-doctor/sym-20050926',
  ),
  whereToGo: page(
    'MedlinePlus, When to use the emergency room',
    'https://medlineplus.gov/ency/patientinstructions/000593.htm',
  ),
  tonsils: page('Healthify Aotearoa New Zealand, Tonsillectomy', 'https://healthify.nz/tonsillectomy'),
  hernia: page('Virginia Hernia Institute, Symptoms of inguinal hernia', 'https://virginiahernia.com/symptoms'),
  newbornJaundice: page(
    'Seattle Children’s, Jaundiced newborn: when to call',
    'https://www.seattlechildrens.org/medical-conditions/symptom-index/jaundiced-newborn/',
  ),
  memoryLoss: page('MedlinePlus, Memory loss', 'https://medlineplus.gov/ency/article/003257.htm'),
  hearingLoss: page('MedlinePlus, Hearing loss', 'https://medlineplus.gov/ency/article/003044.htm'),
  swallowing: page('MedlinePlus, Swallowing difficulty', 'https://medlineplus.gov/ency/article/003115.htm'),
  facialParalysis: page('MedlinePlus, Facial paralysis', 'https://medlineplus.gov/ency/article/003028.htm'),
  chestWall: page('MedlinePlus, Costochondritis', 'https://medlineplus.gov/ency/article/000164.htm'),
  muscleCramps: page('MedlinePlus, Muscle cramps', 'https://medlineplus.gov/ency/article/003193.htm'),
  minorBurns: page(
    'MedlinePlus, Minor burns: aftercare',
    'https://medlineplus.gov/ency/patientinstructions/000662.htm',
  ),
  bodyInPregnancy: page(
    'HHS Office on Women’s Health, Pregnancy: body changes and discomforts',
    'https://www.womenshealth.gov/pregnancy/youre-pregnant-now-what/body-changes-and-discomforts',
  ),
  drugRash: page(
    'Mayo Clinic, Stevens-Johnson syndrome',
    'https://www.mayoclinic.org/diseases-conditions/stevens-johnson-syndrome/diagnosis-treatment/preparing-for-appointment/ptc-20317148',
  ),
  pressureInjection: page(
    'University of Maryland, High-pressure injection injuries',
    'https://em.umaryland.edu/educational_pearls/2328/',
  ),
} as const satisfies Readonly<Record<string, Citation>>
