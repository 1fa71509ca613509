import SearchX from 'lucide-react/icons/search-x'
import type { RuleList } from '@careway/contracts/service/list-rules'
import { RULE_AREAS } from '@careway/domain/rules/rule-area'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { useNavigate, useSearchText } from '../../../platform/router'
import { pathOf } from '../../../platform/routes'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { useRuleWords } from '../rule-words'
import { filterOf, searchOf, speaksOf, type RulesFilter } from '../rules-address'
import { RuleCard } from './rule-card'
import { RulesFilters } from './rules-filters'

const NO_FILTER: RulesFilter = { area: undefined, text: '' }

/** The rules by area, as far as they fit what is looked for. The filter lives in the address. */
export function RulesList({ list }: { list: RuleList }) {
  const t = useMessages('rules')
  const code = useCodeMessages('rules')
  const words = useRuleWords()
  const filter = filterOf(useSearchText())
  const navigate = useNavigate()
  const change = (next: RulesFilter) => navigate(`${pathOf('howWeCalculate')}${searchOf(next)}`, { replace: true })
  const spoken = list.rules.filter(({ id, references }) =>
    speaksOf(
      [id, code(`rule.${id}.title`), code(`rule.${id}.text`), ...references.map(({ title }) => title)],
      filter.text,
    ),
  )
  const shown = filter.area ? spoken.filter(({ area }) => area === filter.area) : spoken
  return (
    <>
      <RulesFilters
        filter={filter}
        onChange={change}
        countOf={(area) => (area ? list.rules.filter((each) => each.area === area).length : list.rules.length)}
      />
      <output className="small muted">{t('found', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('noneTitle')}
          headingLevel={2}
          action={
            <Button variant="second" onClick={() => change(NO_FILTER)}>
              {t('noneAction')}
            </Button>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : null}
      {RULE_AREAS.map((area) => {
        const rules = shown.filter((each) => each.area === area)
        return rules.length === 0 ? null : (
          <section key={area} className="stack" aria-labelledby={`rules-${area}`}>
            <h2 id={`rules-${area}`}>{t(`areas.${area}`)}</h2>
            {rules.map((rule) => (
              <RuleCard key={rule.id} rule={rule} asOf={list.asOf} words={words} />
            ))}
          </section>
        )
      })}
    </>
  )
}
