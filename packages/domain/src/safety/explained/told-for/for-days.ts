import type { HomePicture } from '../pictures/picture'

/** What is told for a doctor in days, and how many days at least it must have lasted. */
export interface ForDays extends HomePicture {
  readonly from?: number
  /** Whether it holds beside something lesser that is told as a whole too. */
  readonly overrules?: true
}
