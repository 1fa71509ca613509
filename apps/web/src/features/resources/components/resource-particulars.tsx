import type { Resource } from '@careway/contracts/resources/resource'
import { useLanguage, useMessages } from '../../../platform/language'
import { Ticks } from '../../../ui/list/list'
import { HelpDecisionLines } from './help-decision-lines'
import { clockTime, weekdayName } from './local-time'
import { HelpFacts } from './resource-facts-list'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

function Hours({ resource: { hours, hoursNote, openNow } }: { resource: Resource }) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  if (openNow.state === 'always-open') return <>{t('open.always-open')}</>
  if (hours.length === 0) return hoursNote ? <>{hoursNote}</> : null
  const spans = (weekday: number) =>
    hours
      .filter((each) => each.weekday === weekday)
      .map(({ opensAt, closesAt, note }) => {
        const span = t('hours.span', { from: clockTime(opensAt, language), to: clockTime(closesAt, language) })
        return note ? `${span} (${note})` : span
      })
  return (
    <>
      <ul className="help-hours">
        {WEEK.map((weekday) => (
          <li key={weekday}>
            <span>{weekdayName(weekday, language)}</span>
            <span>{spans(weekday).join(', ') || t('hours.closed')}</span>
          </li>
        ))}
      </ul>
      {openNow.holiday ? <p>{t('hours.holiday')}</p> : null}
      {hoursNote ? <p>{hoursNote}</p> : null}
    </>
  )
}

const listed = (items: readonly string[]) =>
  items.length === 0 ? null : (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )

/** Everything else that is known, and what is not. */
export function ResourceParticulars({ resource }: { resource: Resource }) {
  const t = useMessages('resources')
  const { hours, hoursNote, openNow, phones, benefits, steps, contactInfo } = resource
  const hasHours = hours.length > 0 || hoursNote !== null || openNow.state === 'always-open'
  return (
    <div className="stack">
      {benefits.length > 0 ? <Ticks items={benefits} isSmall /> : null}
      {steps.length > 0 ? (
        <div className="stack stack--2">
          <h4>{t('facts.steps')}</h4>
          <ol className="help-steps small">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ) : null}
      <HelpFacts
        facts={[
          [t('facts.hours'), hasHours ? <Hours key="hours" resource={resource} /> : null],
          [t('facts.documents'), listed(resource.documents)],
          [t('facts.accessibility'), listed(resource.accessibility)],
          [t('facts.serviceArea'), resource.serviceArea.join(', ')],
          ...(phones.length > 1
            ? [
                [
                  t('facts.phones'),
                  listed(
                    phones.map(({ number, extension, type, description }) =>
                      [
                        t('contact.number', { phone: number }),
                        extension && t('contact.extension', { extension }),
                        description ?? type,
                      ]
                        .filter(Boolean)
                        .join(' · '),
                    ),
                  ),
                ] as const,
              ]
            : []),
          ...(contactInfo.email
            ? [
                [
                  t('facts.email'),
                  <a key="email" href={`mailto:${contactInfo.email}`}>
                    {contactInfo.email}
                  </a>,
                ] as const,
              ]
            : []),
        ]}
      />
      {resource.decision ? <HelpDecisionLines decision={resource.decision} /> : null}
    </div>
  )
}
