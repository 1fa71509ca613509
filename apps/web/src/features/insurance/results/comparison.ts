/** One row of the table: the same question to each plan. */
export interface ComparisonRow {
  readonly id: string
  readonly label: string
  readonly values: readonly string[]
}

export const differs = ({ values }: ComparisonRow): boolean => new Set(values).size > 1

/** All rows, or those in which the plans are not alike. */
export const rowsShown = (rows: readonly ComparisonRow[], isDifferencesOnly: boolean): readonly ComparisonRow[] =>
  isDifferencesOnly ? rows.filter(differs) : rows
