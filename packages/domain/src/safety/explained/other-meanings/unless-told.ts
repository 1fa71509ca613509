import { withoutDenials } from '../told'

const BODY_GRAVER =
  'respir\\w+ mal|aire|breath\\w*|desmay\\w*|faint\\w*|passed out|vomit\\w*|confund\\w*|confus\\w*|convuls\\w*|seizure|fiebre|calentura|fever|empeor\\w*|peor|worse'

export const graver = (list: string) => new RegExp(`\\b(?:${BODY_GRAVER}|${list})\\b`)

/** Unless the whole is told and nothing graver is said beside it. */
export const unlessTold =
  (tells: readonly RegExp[], graver: RegExp) =>
  (plain: string): boolean =>
    !tells.every((sign) => sign.test(plain)) || graver.test(withoutDenials(plain))
