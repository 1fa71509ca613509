import type { HsdsFault } from '@careway/domain/directory/hsds-value'

/** What is wrong with a field, for the record of the run. */
export const FAULT_WORDS: Readonly<Record<HsdsFault, string>> = {
  'not-text': 'is neither text nor a number',
  'too-long': 'is too long',
  'not-a-date': 'is no date (YYYY-MM-DD)',
  'not-an-instant': 'is no date and time',
  'not-a-time': 'is no time (HH:MM)',
  'not-a-number': 'is no number',
  'out-of-range': 'is out of range',
  'not-an-email': 'is no e-mail address',
  'not-an-address': 'is no web address',
  'not-a-phone': 'is no phone number',
  'not-in-list': 'is not in the list of HSDS 3',
  'not-days': 'names no days (MO,TU,…)',
  'not-numbers': 'is no list of numbers',
}
