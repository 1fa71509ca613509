import type { Citation } from '../kernel/decision'
import { cfr } from './cfr'

/** Times that the law has set once, and who says so. Those that change with the years are in the parameters. */
export const SET_TIMES = {
  /** Before approved care ends, to ask for more of it; and for the answer, where it is urgent. */
  ongoingCare: { hours: 24, citation: cfr(29, '2560.503-1', '(f)(2)(ii)(B)') },
  /** For the decision of an urgent outside review. */
  urgentReview: { hours: 72, citation: cfr(29, '2590.715-2719', '(c)(2), (d)(3)') },
  /** After a Medicare plan's notice was received, to appeal; the mail is presumed to take five days unless shown otherwise. */
  medicareReceipt: { days: 60, citation: cfr(42, '422.582', '(b)(1), 423.582(b)(1)') },
  /** For a Medicare plan's answer to an appeal for a drug that is given at a clinic (Part B). */
  clinicDrugAppeal: { days: 7, citation: cfr(42, '422.590', '(c)') },
  /** For its answer to a request for one. */
  clinicDrugRequest: { usualHours: 72, urgentHours: 24, citation: cfr(42, '422.568', '(b)(3), 422.572(a)(2)') },
  /** Of the notice by which a nonprofit hospital ends the time to apply. */
  hospitalNotice: { days: 30, citation: cfr(26, '1.501(r)-6', '(c)(4)') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number | Citation>>>>
