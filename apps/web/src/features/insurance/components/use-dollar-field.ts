import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { parseDollars, type DollarFault } from '../parse-dollars'

/** One box for an amount: what was typed, what is wrong with it once it was sent, and the sending. */
export function useDollarField(onAmount: (dollars: number) => void) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<DollarFault | undefined>()
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    setFault(undefined)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseDollars(typed)
    if ('amount' in parsed) return onAmount(parsed.amount)
    setFault(parsed.fault)
    box.current?.focus()
  }
  return { input: { ref: box, value: typed, onChange }, fault, onSubmit }
}
