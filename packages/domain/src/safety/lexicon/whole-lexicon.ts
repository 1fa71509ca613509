import { HEART_CHEST_PAIN } from './heart/chest-pain'
import { HEART_GREAT_VESSELS } from './heart/great-vessels'
import { HEART_FAILURE_AND_PRESSURE } from './heart/failure-and-pressure'
import { HEART_BEAT_AND_FAINTING } from './heart/beat-and-fainting'
import { BREATH_BREATHING } from './breath/breathing'
import { BREATH_CHOKING_AND_ARREST } from './breath/choking-and-arrest'
import { BREATH_LUNGS } from './breath/lungs'
import { BRAIN_FACE_AND_LIMBS_WEAK } from './brain/face-and-limbs-weak'
import { BRAIN_SPEECH_SIGHT_AND_BALANCE } from './brain/speech-sight-and-balance'
import { BRAIN_WITS_AND_WAKING } from './brain/wits-and-waking'
import { BRAIN_SEIZURE_AND_SUGAR } from './brain/seizure-and-sugar'
import { BRAIN_HEAD } from './brain/head'
import { BRAIN_SPINE_AND_NERVES } from './brain/spine-and-nerves'
import { BRAIN_TOLD_IN_STORIES } from './brain/brain-told-in-stories'
import { BELLY_PAIN } from './belly/pain'
import { BELLY_ORGANS } from './belly/organs'
import { BELLY_VOMIT_AND_THIRST } from './belly/vomit-and-thirst'
import { BELLY_STOOL_AND_BLOOD } from './belly/stool-and-blood'
import { BELLY_GROIN } from './belly/groin'
import { INFECTION_ALLERGY } from './infection/allergy'
import { INFECTION_FEVER_AND_SEPSIS } from './infection/fever-and-sepsis'
import { INFECTION_SKIN } from './infection/skin'
import { INFECTION_BITES } from './infection/bites'
import { INFECTION_THROAT_AND_EAR } from './infection/throat-and-ear'
import { INJURY_BLEEDING } from './injury/bleeding'
import { INJURY_LIMBS_LOST_AND_CRUSHED } from './injury/limbs-lost-and-crushed'
import { INJURY_SHOT_AND_STABBED } from './injury/shot-and-stabbed'
import { INJURY_BURNS } from './injury/burns'
import { INJURY_BONES } from './injury/bones'
import { INJURY_LIMBS_AND_JOINTS } from './injury/limbs-and-joints'
import { INJURY_JOINTS_AND_FINGERS } from './injury/joints-and-fingers'
import { INJURY_HEAT_AND_COLD } from './injury/heat-and-cold'
import { INJURY_WATER_GAS_AND_CURRENT } from './injury/water-gas-and-current'
import { EYES } from './eyes'
import { POISON_OVERDOSE } from './poison/overdose'
import { POISON_DOSES_AND_WITHDRAWAL } from './poison/doses-and-withdrawal'
import { POISON_POISON } from './poison/poison'
import { POISON_SWALLOWED_THINGS } from './poison/swallowed-things'
import { POISON_VENOM_AND_PLANTS } from './poison/venom-and-plants'
import { MIND_SUICIDE_SAID } from './mind/suicide-said'
import { MIND_SUICIDE_BY_MEANS } from './mind/suicide-by-means'
import { MIND_SUICIDE_AND_SELF_HARM } from './mind/suicide-and-self-harm'
import { MIND_SUICIDE_IN_DEEDS } from './mind/suicide-in-deeds'
import { MIND_VIOLENCE_AT_HOME } from './mind/violence-at-home'
import { MIND_ASSAULT_AND_CAPTIVITY } from './mind/assault-and-captivity'
import { MIND_CHILD_ABUSE } from './mind/child-abuse'
import { MIND_HARM_OF_OTHERS } from './mind/harm-of-others'
import { MIND_MOOD_AND_SLEEP } from './mind/mood-and-sleep'
import { MOTHER_PREGNANCY } from './mother/pregnancy'
import { MOTHER_BIRTH } from './mother/birth'
import { MOTHER_WOMENS_VISITS } from './mother/womens-visits'
import { MOTHER_BABY } from './mother/baby'
import { TREATMENT_GLANDS_AND_BLOOD } from './treatment/glands-and-blood'
import { TREATMENT_DEVICES_AND_MEDICINES } from './treatment/devices-and-medicines'
import { TREATMENT_AFTER_OPERATIONS } from './treatment/after-operations'
import { EVERYDAY_SIGNS } from './everyday/signs'
import { EVERYDAY_MOUTH_AND_SKIN } from './everyday/mouth-and-skin'
import { EVERYDAY_VISITS } from './everyday/visits'
import { EVERYDAY_SAME_DAY } from './everyday/same-day'
import { PERSON_WHO_IT_IS } from './person/who-it-is'
import { PERSON_ILLNESSES } from './person/illnesses'
import { PERSON_HOW_IT_IS } from './person/how-it-is'
import type { Lexicon } from './lexicon'
import { mergeLexicons } from './merge-lexicons'

/** All words the gate knows, by what they are heard as. */
export const WHOLE_LEXICON: Lexicon = mergeLexicons([
  HEART_CHEST_PAIN,
  HEART_GREAT_VESSELS,
  HEART_FAILURE_AND_PRESSURE,
  HEART_BEAT_AND_FAINTING,
  BREATH_BREATHING,
  BREATH_CHOKING_AND_ARREST,
  BREATH_LUNGS,
  BRAIN_FACE_AND_LIMBS_WEAK,
  BRAIN_SPEECH_SIGHT_AND_BALANCE,
  BRAIN_WITS_AND_WAKING,
  BRAIN_SEIZURE_AND_SUGAR,
  BRAIN_HEAD,
  BRAIN_SPINE_AND_NERVES,
  BRAIN_TOLD_IN_STORIES,
  BELLY_PAIN,
  BELLY_ORGANS,
  BELLY_VOMIT_AND_THIRST,
  BELLY_STOOL_AND_BLOOD,
  BELLY_GROIN,
  INFECTION_ALLERGY,
  INFECTION_FEVER_AND_SEPSIS,
  INFECTION_SKIN,
  INFECTION_BITES,
  INFECTION_THROAT_AND_EAR,
  INJURY_BLEEDING,
  INJURY_LIMBS_LOST_AND_CRUSHED,
  INJURY_SHOT_AND_STABBED,
  INJURY_BURNS,
  INJURY_BONES,
  INJURY_LIMBS_AND_JOINTS,
  INJURY_JOINTS_AND_FINGERS,
  INJURY_HEAT_AND_COLD,
  INJURY_WATER_GAS_AND_CURRENT,
  EYES,
  POISON_OVERDOSE,
  POISON_DOSES_AND_WITHDRAWAL,
  POISON_POISON,
  POISON_SWALLOWED_THINGS,
  POISON_VENOM_AND_PLANTS,
  MIND_SUICIDE_SAID,
  MIND_SUICIDE_BY_MEANS,
  MIND_SUICIDE_AND_SELF_HARM,
  MIND_SUICIDE_IN_DEEDS,
  MIND_VIOLENCE_AT_HOME,
  MIND_ASSAULT_AND_CAPTIVITY,
  MIND_CHILD_ABUSE,
  MIND_HARM_OF_OTHERS,
  MIND_MOOD_AND_SLEEP,
  MOTHER_PREGNANCY,
  MOTHER_BIRTH,
  MOTHER_WOMENS_VISITS,
  MOTHER_BABY,
  TREATMENT_DEVICES_AND_MEDICINES,
  TREATMENT_AFTER_OPERATIONS,
  TREATMENT_GLANDS_AND_BLOOD,
  EVERYDAY_SIGNS,
  EVERYDAY_MOUTH_AND_SKIN,
  EVERYDAY_VISITS,
  EVERYDAY_SAME_DAY,
  PERSON_WHO_IT_IS,
  PERSON_ILLNESSES,
  PERSON_HOW_IT_IS,
])
