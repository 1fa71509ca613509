import { useState, type SyntheticEvent } from 'react'
import Search from 'lucide-react/icons/search'
import { SEARCH_MAXIMUM } from '@careway/contracts/resources/help-fields'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Icon } from '../../../ui/icon/icon'
import { Input } from '../../../ui/input/input'
import type { ChangeAddress } from '../address/resources-address'
import './find-form.css'

export interface FindFormProps {
  readonly search: string
  /** The one in force: the address's, or else the profile's. */
  readonly zipCode: string
  /** What the server says of the ZIP code that was asked with. */
  readonly zipCodeFault: string | undefined
  readonly hasSearch: boolean
  readonly go: ChangeAddress
}

const ZIP_CODE_LENGTH = 5

/** What is typed; what is in force takes its place only when it changes, so that the form and its focus stay. */
function useTyped(search: string, zipCode: string) {
  const [typed, setTyped] = useState({ search, zipCode })
  const [given, setGiven] = useState(typed)
  if (given.search !== search || given.zipCode !== zipCode) {
    setGiven({ search, zipCode })
    setTyped({
      search: given.search === search ? typed.search : search,
      zipCode: given.zipCode === zipCode ? typed.zipCode : zipCode,
    })
  }
  return [typed, setTyped] as const
}

/** What for and where. Written into the address when the reader searches. */
export function FindForm({ search, zipCode, zipCodeFault, hasSearch, go }: FindFormProps) {
  const t = useMessages('resources')
  const [typed, setTyped] = useTyped(search, zipCode)
  const [isShort, setShort] = useState(false)
  const isUnfinished = typed.zipCode.length > 0 && typed.zipCode.length < ZIP_CODE_LENGTH
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setShort(isUnfinished)
    if (!isUnfinished) go({ search: typed.search.trim(), zipCode: typed.zipCode })
  }
  return (
    <form role="search" className="find-form no-print" onSubmit={submit} aria-label={t('find.region')}>
      {hasSearch ? (
        <div className="find-form__words">
          <Field label={t('find.what')}>
            <Input
              type="search"
              name="search"
              enterKeyHint="search"
              placeholder={t('find.placeholder')}
              maxLength={SEARCH_MAXIMUM}
              value={typed.search}
              onChange={(event) => setTyped({ ...typed, search: event.currentTarget.value })}
            />
          </Field>
        </div>
      ) : null}
      <Field label={t('find.zipCode')} error={isShort && isUnfinished ? t('find.zipCodeShort') : zipCodeFault}>
        <Input
          name="zipCode"
          isShort
          inputMode="numeric"
          enterKeyHint="search"
          autoComplete="postal-code"
          maxLength={ZIP_CODE_LENGTH}
          value={typed.zipCode}
          onChange={(event) => setTyped({ ...typed, zipCode: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
      </Field>
      <Button type="submit" className="find-form__go">
        <Icon glyph={Search} />
        {t('find.go')}
      </Button>
    </form>
  )
}
