import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './tables.ts'

/** Where the value of that name goes. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const names = new Map<string, string>()

/** The name under which a connection prepares a statement, the first time that it runs it; undefined for most. */
export const nameOf = (text: string): string | undefined => names.get(text)

/**
 * A query that is built once, and that each connection parses and plans once: for the few statements that every log-in
 * waits for, since building and planning them takes longer than running them. Its columns must be named one by one: a
 * prepared statement fails when a migration adds to what it returns. `build` is called with placeholders, so it must not
 * look at the values. `inputs`: the names of the values, which are given at each call.
 */
export function prepare<Input extends object, Row>(
  name: string,
  inputs: ReadonlyArray<keyof Input & string>,
  build: (db: Db, input: Input) => Compilable<Row>,
): (db: Db, input: Input) => Promise<QueryResult<Row>> {
  let compiled: CompiledQuery<Row> | undefined
  return (db, input) => {
    if (!compiled) {
      const placeholders = Object.fromEntries(inputs.map((one) => [one, new Placeholder(one)]))
      compiled = build(db, placeholders as Input).compile()
      names.set(compiled.sql, name)
    }
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? input[value.name as keyof Input] : value,
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}
