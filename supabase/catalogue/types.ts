import type { Session } from '../engines/engine.ts'

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  has_default: boolean
  choices: string[] | null
  can_read: boolean
  can_insert: boolean
  can_update: boolean
}

interface Callable {
  name: string
  args: { name: string; type: string; optional: boolean }[]
  returns: string
  returns_set: boolean
  is_row: boolean
  columns: { name: string; type: string }[] | null
}

/**
 * TypeScript for what the browser may do, in the shape that supabase-js takes: a row has the columns that some API
 * role may read, Insert and Update only those it may write. What the server owns cannot even be written down.
 */
export async function databaseTypes(database: Session): Promise<string> {
  const columns = (await database.query<Column>(COLUMNS)).rows
  const functions = (await database.query<Callable>(FUNCTIONS)).rows
  const tables = [...new Set(columns.map(column => column.table))]
  return `// Generated from the migrated database by \`npm run types:database\`; a test fails where it has drifted.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.map(table => tableType(columns.filter(column => column.table === table))).join('\n')}
    }
    Views: Record<never, never>
    Functions: {
${functions.map(functionType).join('\n')}
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

type Tables = Database['public']['Tables']

/** What can be read of a table. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row']
/** What a browser may insert into a table. */
export type Insert<Table extends keyof Tables> = Tables[Table]['Insert']
/** What a browser may change in a table. */
export type Update<Table extends keyof Tables> = Tables[Table]['Update']
`
}

function tableType(columns: Column[]): string {
  const read = columns.filter(column => column.can_read)
  const insert = columns.filter(column => column.can_insert)
  const update = columns.filter(column => column.can_update)
  return `      ${columns[0]?.table}: {
        Row: ${fields(read, column => `${column.column}: ${typeOf(column)}`)}
        Insert: ${fields(
          insert,
          column => `${column.column}${column.nullable || column.has_default ? '?' : ''}: ${typeOf(column)}`,
        )}
        Update: ${fields(update, column => `${column.column}?: ${typeOf(column)}`)}
        Relationships: []
      }`
}

function functionType(callable: Callable): string {
  const { name, args, returns_set } = callable
  const given = args.map(arg => `${arg.name}${arg.optional ? '?' : ''}: ${scriptType(arg.type)}`)
  return `      ${name}: {
        Args: ${given.length ? `{ ${given.join('; ')} }` : 'never'}
        Returns: ${resultOf(callable)}${returns_set ? '[]' : ''}
      }`
}

/** What it returns, or each of them if it returns a set. */
function resultOf({ name, returns, is_row, columns }: Callable): string {
  if (columns) return `{ ${columns.map(column => `${column.name}: ${columnOf(name, column)}`).join('; ')} }`
  return is_row ? `Database['public']['Tables']['${returns}']['Row']` : scriptType(returns)
}

/** PostgreSQL does not know which columns of a function's table may be null. */
const MAY_BE_NULL = [
  'admin_changes.actor',
  'admin_changes.actor_email',
  'admin_changes.changed',
  'admin_changes.before',
  'admin_changes.after',
  'audit_trail.actor',
  'audit_trail.actor_email',
  'audit_trail.changed',
  'audit_trail.before',
  'audit_trail.after',
  'admin_requests_by_partner.name',
  'admin_same_sender.slot_date',
  'admin_same_sender.slot_no',
]

const columnOf = (name: string, column: { name: string; type: string }) =>
  scriptType(column.type) + (MAY_BE_NULL.includes(`${name}.${column.name}`) ? ' | null' : '')

const fields = (columns: Column[], field: (column: Column) => string) =>
  columns.length
    ? `{\n${columns.map(column => `          ${field(column)}`).join('\n')}\n        }`
    : 'Record<never, never>'

function typeOf({ type, nullable, choices }: Column): string {
  const bare = choices?.map(choice => `'${choice}'`).join(' | ') ?? scriptType(type)
  return nullable ? `${bare} | null` : bare
}

/** Every other type travels as a string. */
const scriptType = (type: string) => SCRIPT_TYPE[type] ?? 'string'

const SCRIPT_TYPE: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  jsonb: 'Json',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  void: 'undefined',
}

const COLUMNS = `
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as has_default,
         (select array_agg(choice[1] order by at)
            from pg_constraint k,
                 regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') with ordinality as found(choice, at)
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) like 'CHECK ((' || a.attname || ' = ANY (ARRAY[%') as choices,
         has_column_privilege('anon', c.oid, a.attnum, 'select')
           or has_column_privilege('authenticated', c.oid, a.attnum, 'select') as can_read,
         a.attgenerated = '' and a.attidentity = ''
           and has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as can_insert,
         a.attgenerated = '' and a.attidentity = ''
           and has_column_privilege('authenticated', c.oid, a.attnum, 'update') as can_update
    from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
     and a.attname not in ('name_key', 'last_name_key', 'topic_key')
   order by c.relname, a.attnum`

const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as returns_set,
         (select t.typtype = 'c' from pg_type t where t.oid = p.prorettype) as is_row,
         coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(t, null),
                          'optional', i > p.pronargs - p.pronargdefaults) order by i)
                     from unnest(p.proargtypes) with ordinality as given(t, i)), '[]') as args,
         (select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(t, null)) order by i)
            from unnest(p.proallargtypes) with ordinality as any_arg(t, i) where p.proargmodes[i] = 't') as columns
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
     and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
   order by p.proname`
