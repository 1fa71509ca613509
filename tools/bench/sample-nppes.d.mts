export interface SampleNppes {
  readonly rows: number
  readonly zipCodesFile: string
  readonly seed?: number
}

export declare const NPPES_COLUMNS: readonly string[]
export declare function npiOf(nine: number): number
export declare function nppesLines(options: SampleNppes): Generator<string>
export declare function writeNppes(path: string, options: SampleNppes): Promise<void>
