import { listCell, NOTHING, ruleCell, type RuleCell, type Scalar } from './rule-cell'

export interface RuleRow {
  /** A state, a place in a list, or the names of a figure, outermost first and joined by dots. Empty for the only one. */
  readonly label: string
  readonly cells: readonly (RuleCell | null)[]
}

/** The value of a rule as rows and columns, whatever shape the parameter keeps it in. */
export interface RuleTable {
  /** Names of figures; one empty name where there is a single column. */
  readonly columns: readonly string[]
  readonly rows: readonly RuleRow[]
}

/** More columns than this do not stand side by side; they become rows. */
const MOST_COLUMNS = 12
/** Shorter lists are no curve. */
const LEAST_CURVE = 6

type Branch = Readonly<Record<string, unknown>>

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRange = (value: unknown): value is { low: number; high: number } =>
  isBranch(value) && Object.keys(value).sort().join() === 'high,low'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isSet = (value: unknown): value is ReadonlySet<unknown> => value instanceof Set

/** A figure that carries its own date and source, which the rule's references name too: only the figure counts. */
const PROOF = new Set(['source', 'from', 'isCertain'])

function provenFigure(value: unknown): { figure: readonly [string, Scalar]; isUncertain: boolean } | undefined {
  if (!isBranch(value) || !isBranch(value.source)) return undefined
  const [only, ...others] = Object.entries(value).filter(([name]) => !PROOF.has(name))
  if (!only || others.length > 0 || !isScalar(only[1])) return undefined
  return { figure: [only[0], only[1]], isUncertain: value.isCertain === false }
}

/** The figures of a group, without their proof. */
function figuresOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (!isBranch(value)) return []
  const isProven = isBranch(value.source)
  return Object.entries(value).filter(([name]) => !isProven || !PROOF.has(name))
}

type Leaf = readonly [path: string, cell: RuleCell]

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name)

const isWords = (values: readonly unknown[]): values is readonly string[] =>
  values.every((each) => typeof each === 'string')

function listLeaves(values: readonly unknown[], path: string, unit: string): readonly Leaf[] {
  if (isWords(values)) return [[path, listCell(values)]]
  return values.flatMap((each, index) => leavesOf(each, joined(path, String(index)), unit))
}

function figureLeaf(value: unknown, path: string, unit: string): Leaf | undefined {
  if (value === undefined || value === null) return [path, NOTHING]
  const field = path.split('.').at(-1) ?? ''
  if (isScalar(value)) return [path, ruleCell(value, field, unit)]
  if (isRange(value)) return [path, { ...ruleCell(value.low, field, unit), to: value.high }]
  const proven = provenFigure(value)
  if (!proven) return undefined
  const cell = ruleCell(proven.figure[1], proven.figure[0], unit)
  return [path, proven.isUncertain ? { ...cell, isUncertain: true } : cell]
}

function leavesOf(value: unknown, path: string, unit: string): readonly Leaf[] {
  const figure = figureLeaf(value, path, unit)
  if (figure) return [figure]
  if (isSet(value)) return listLeaves([...value].sort(), path, unit)
  if (Array.isArray(value)) return listLeaves(value, path, unit)
  return figuresOf(value).flatMap(([name, inner]) => leavesOf(inner, joined(path, name), unit))
}

const inRows = (leaves: readonly Leaf[]): RuleTable => ({
  columns: [''],
  rows: leaves.map(([label, cell]) => ({ label, cells: [cell] })),
})

/** Rows of one shape side by side; undefined where they have too little in common. */
function sideBySide(entries: readonly (readonly [string, unknown])[], unit: string): RuleTable | undefined {
  const rows = entries.map(([label, value]) => [label, new Map(leavesOf(value, '', unit))] as const)
  const columns = [...new Set(rows.flatMap(([, cells]) => [...cells.keys()]))]
  if (columns.length > MOST_COLUMNS) return undefined
  return {
    columns,
    rows: rows.map(([label, cells]) => ({ label, cells: columns.map((column) => cells.get(column) ?? null) })),
  }
}

const isGroup = (value: unknown) => isBranch(value) && !isRange(value) && !isSet(value)

function tableOfList(values: readonly unknown[], unit: string): RuleTable {
  if (values.every(isGroup))
    return (
      sideBySide(
        values.map((each) => ['', each]),
        unit,
      ) ?? inRows(leavesOf(values, '', unit))
    )
  return inRows(leavesOf(values, '', unit))
}

/** Lists of one length, such as a curve for each state: their places are the rows. */
function curves(entries: readonly (readonly [string, unknown])[], unit: string): RuleTable | undefined {
  const lists = entries.map(([, value]) => value)
  const places = Array.isArray(lists[0]) ? lists[0].length : 0
  const isCurves = lists.every((each) => Array.isArray(each) && each.length === places && each.every(isNumber))
  if (places <= LEAST_CURVE || entries.length > MOST_COLUMNS || !isCurves) return undefined
  return {
    columns: entries.map(([name]) => name),
    rows: Array.from({ length: places }, (_, index) => ({
      label: String(index),
      cells: (lists as number[][]).map((list) => ruleCell(list[index]!, '', unit)),
    })),
  }
}

export function ruleTable(value: unknown, unit: string): RuleTable {
  if (ArrayBuffer.isView(value)) return ruleTable([...(value as unknown as Iterable<number>)], unit)
  if (Array.isArray(value)) return tableOfList(value, unit)
  const entries = isGroup(value) ? Object.entries(value as Branch) : []
  const isTable = entries.length > 1 && entries.every(([, inner]) => isGroup(inner))
  return (isTable ? sideBySide(entries, unit) : curves(entries, unit)) ?? inRows(leavesOf(value, '', unit))
}

/** The rows of `older` that `newer` says otherwise: what a change of the rule changed. */
export function changedRows(older: RuleTable, newer: RuleTable): readonly RuleRow[] {
  const said = new Map(newer.rows.map((row) => [row.label, JSON.stringify(row.cells)]))
  return older.rows.filter(({ label, cells }) => said.get(label) !== JSON.stringify(cells))
}
