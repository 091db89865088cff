import type { Session } from '../engines/engine.ts'

/**
 * The whole catalogue as text that a person can read and a diff can show: columns, constraints, indexes, policies,
 * triggers, grants, functions. It is the same on every engine and version that we support.
 */
export async function catalogueSnapshot(session: Session): Promise<string> {
  const lines: string[] = [
    '# Written from the migrated database by `npm run types:database`; a test fails where it has drifted.',
  ]
  for (const [heading, sql] of SECTIONS) {
    const { rows } = await session.query<{ line: string }>(sql)
    lines.push('', `## ${heading}`, ...rows.map(row => row.line.replace(/\s+/g, ' ')))
  }
  return `${lines.join('\n')}\n`
}

const OURS = `('public', 'private')`
const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname in ${OURS}`

// Each line sorts by its bytes, so that the locale makes no difference.
const SECTIONS: [string, string][] = [
  [
    'Columns',
    `select n.nspname || '.' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, null)
            || case when a.attnotnull then ' not null' else '' end
            || case when a.attidentity <> '' then ' identity' else '' end
            || coalesce(case when a.attgenerated <> '' then ' generated as ' else ' default ' end
                        || pg_get_expr(d.adbin, d.adrelid), '') as line
       from ${TABLES} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'p', 'v')
      order by (n.nspname || '.' || c.relname) collate "C", a.attnum`,
  ],
  [
    'Constraints',
    `select n.nspname || '.' || c.relname || ' ' || k.conname || ': ' || pg_get_constraintdef(k.oid) as line
       from ${TABLES} join pg_constraint k on k.conrelid = c.oid and k.contype <> 'n'
      order by (n.nspname || '.' || c.relname || ' ' || k.conname) collate "C"`,
  ],
  [
    'Indexes',
    `select pg_get_indexdef(i.indexrelid) as line
       from ${TABLES} join pg_index i on i.indrelid = c.oid order by pg_get_indexdef(i.indexrelid) collate "C"`,
  ],
  [
    'Row level security',
    `select n.nspname || '.' || c.relname || ': ' || case when c.relrowsecurity then 'on' else 'OFF' end as line
       from ${TABLES} where c.relkind in ('r', 'p') order by (n.nspname || '.' || c.relname) collate "C"`,
  ],
  [
    'Policies',
    `select schemaname || '.' || tablename || ' "' || policyname || '" ' || permissive || ' ' || cmd || ' to '
            || array_to_string(roles, ', ') || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as line
       from pg_policies where schemaname in ${OURS}
      order by (schemaname || '.' || tablename || policyname) collate "C"`,
  ],
  [
    'Triggers',
    `select pg_get_triggerdef(t.oid) as line
       from ${TABLES} join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
      order by pg_get_triggerdef(t.oid) collate "C"`,
  ],
  [
    'Grants on tables',
    `select n.nspname || '.' || c.relname || ' to ' || r.rolname || ': '
            || string_agg(case when has_table_privilege(r.oid, c.oid, verb) then verb
                               else verb || ' (' || columns || ')' end, ', ' order by verb collate "C") as line
       from ${TABLES}, (select oid, rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) r,
            unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) verb,
            lateral (select string_agg(a.attname, ', ' order by a.attnum) as columns from pg_attribute a
                      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                        and verb in ('select', 'insert', 'update', 'references')
                        and has_column_privilege(r.oid, c.oid, a.attnum, case when verb in ('delete', 'truncate', 'trigger')
                                                                             then 'select' else verb end)) named
      where c.relkind in ('r', 'p', 'v') and (has_table_privilege(r.oid, c.oid, verb) or columns is not null)
      group by n.nspname, c.relname, r.rolname
      order by (n.nspname || '.' || c.relname || ' to ' || r.rolname) collate "C"`,
  ],
  [
    'Functions: who may call them, and a digest of each body',
    `select n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ') '
            || case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end
            || case when p.prosecdef then ', DEFINER' else '' end
            || coalesce(', ' || array_to_string(p.proconfig, ' '), ', NO search_path')
            || coalesce(', called by ' || (
                 select string_agg(r.rolname, ' and ' order by r.rolname collate "C") from pg_roles r
                  where r.rolname in ('anon', 'authenticated', 'service_role')
                    and has_function_privilege(r.oid, p.oid, 'execute')), '')
            || ', ' || substr(md5(p.prosrc), 1, 8) as line
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname in ${OURS}
      order by (n.nspname || '.' || p.proname || pg_get_function_identity_arguments(p.oid)) collate "C"`,
  ],
]
