import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Ticks } from '../../../ui/list/list'

const COUNTS = ['wages', 'self', 'socialSecurity', 'unemployment', 'other'] as const
const LEAVE_OUT = ['ssi', 'childSupport', 'gifts', 'veterans', 'other'] as const

/** What the law takes as income (42 CFR 435.603; 26 U.S.C. 36B(d)(2)) and what it leaves out. */
export function WhatCounts() {
  const t = useMessages('household')
  return (
    <Disclosure summary={t('income.what')}>
      <div className="stack stack--3">
        <h3>{t('income.counts.title')}</h3>
        <Ticks icon={Check} items={COUNTS.map((each) => t(`income.counts.${each}`))} />
        <h3>{t('income.leaveOut.title')}</h3>
        <Ticks icon={X} items={LEAVE_OUT.map((each) => t(`income.leaveOut.${each}`))} />
        <p className="small muted">{t('income.magi')}</p>
      </div>
    </Disclosure>
  )
}
