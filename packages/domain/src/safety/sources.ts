import type { Citation } from '../kernel/decision'

const page = (title: string, url: string): Citation => ({ title, url })

/** Public pages that the rules rest on. */
export const SOURCES = {
  emergencies: page('MedlinePlus, Recognizing medical emergencies', 'https://medlineplus.gov/ency/article/001927.htm'),
  heartAttack: page('NHLBI, Heart attack: symptoms', 'https://www.nhlbi.nih.gov/health/heart-attack/symptoms'),
  heartFailure: page('NHLBI, Heart failure: symptoms', 'https://www.nhlbi.nih.gov/health/heart-failure/symptoms'),
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
  malaria: page('CDC, Malaria: symptoms', 'https://www.cdc.gov/malaria/symptoms/index.html'),
  rockyMountain: page(
    'CDC, Rocky Mountain spotted fever',
    'https://www.cdc.gov/rocky-mountain-spotted-fever/about/index.html',
  ),
  rabies: page('CDC, Rabies', 'https://www.cdc.gov/rabies/about/index.html'),
  tetanus: page('CDC, Tetanus', 'https://www.cdc.gov/tetanus/about/index.html'),
  ecoli: page('CDC, E. coli infection: symptoms', 'https://www.cdc.gov/ecoli/signs-symptoms/index.html'),
  necrotizing: page('CDC, Necrotizing fasciitis', 'https://www.cdc.gov/group-a-strep/about/necrotizing-fasciitis.html'),
  strep: page('CDC, Strep throat', 'https://www.cdc.gov/group-a-strep/about/strep-throat.html'),
  shingles: page('CDC, Shingles', 'https://www.cdc.gov/shingles/about/index.html'),
  pinkEye: page('CDC, Pink eye', 'https://www.cdc.gov/conjunctivitis/about/index.html'),
  ketoacidosis: page('CDC, Diabetic ketoacidosis', 'https://www.cdc.gov/diabetes/about/diabetic-ketoacidosis.html'),
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
    'HHS Office on Women’s Health, Get help for violence',
    'https://www.womenshealth.gov/relationships-and-safety/get-help',
  ),
  childWelfare: page(
    'HHS Child Welfare, How to report child abuse',
    'https://www.childwelfare.gov/topics/safety-and-risk/how-report-child-abuse-and-neglect/',
  ),
  crisis: page('SAMHSA, 988 Suicide & Crisis Lifeline', 'https://www.samhsa.gov/mental-health/988'),
  poisonHelp: page('HRSA, Poison Help', 'https://poisonhelp.hrsa.gov/'),
  withdrawal: page('MedlinePlus, Delirium tremens', 'https://medlineplus.gov/ency/article/000766.htm'),
  mentalHealth: page('NIMH, Depression', 'https://www.nimh.nih.gov/health/topics/depression'),
  hypoglycemia: page(
    'NIDDK, Low blood glucose',
    'https://www.niddk.nih.gov/health-information/diabetes/overview/preventing-problems/low-blood-glucose-hypoglycemia',
  ),
  adrenal: page(
    'NIDDK, Adrenal insufficiency',
    'https://www.niddk.nih.gov/health-information/endocrine-diseases/adrenal-insufficiency-addisons-disease',
  ),
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
    'NIDDK, Kidney stones',
    'https://www.niddk.nih.gov/health-information/urologic-diseases/kidney-stones',
  ),
  bladder: page(
    'NIDDK, Bladder infection',
    'https://www.niddk.nih.gov/health-information/urologic-diseases/bladder-infection-uti-in-adults',
  ),
  retention: page(
    'NIDDK, Urinary retention',
    'https://www.niddk.nih.gov/health-information/urologic-diseases/urinary-retention',
  ),
  hemorrhoids: page(
    'NIDDK, Hemorrhoids',
    'https://www.niddk.nih.gov/health-information/digestive-diseases/hemorrhoids',
  ),
  backPain: page('NINDS, Back pain', 'https://www.ninds.nih.gov/health-information/disorders/back-pain'),
  headache: page('NINDS, Headache', 'https://www.ninds.nih.gov/health-information/disorders/headache'),
  eyes: page(
    'NEI, Eye conditions and diseases',
    'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases',
  ),
  joints: page('NIAMS, Joint infection and gout', 'https://www.niams.nih.gov/health-topics/gout'),
  fever: page('MedlinePlus, Fever', 'https://medlineplus.gov/ency/article/003090.htm'),
  hives: page('MedlinePlus, Hives', 'https://medlineplus.gov/ency/article/000845.htm'),
  anaphylaxis: page('MedlinePlus, Anaphylaxis', 'https://medlineplus.gov/ency/article/000844.htm'),
  cellulitis: page('MedlinePlus, Cellulitis', 'https://medlineplus.gov/ency/article/000855.htm'),
  intussusception: page('MedlinePlus, Intussusception in children', 'https://medlineplus.gov/ency/article/000958.htm'),
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
  surgery: page('MedlinePlus, Surgical wound infection', 'https://medlineplus.gov/ency/article/007645.htm'),
  medicines: page('MedlinePlus, Drugs, herbs and supplements', 'https://medlineplus.gov/druginformation.html'),
  selfCare: page('MedlinePlus, Common cold and when to contact a doctor', 'https://medlineplus.gov/commoncold.html'),
} as const satisfies Readonly<Record<string, Citation>>
