import type { Session } from '../engines/engine.ts'

/** One breach of one rule. */
export interface Finding {
  rule: Rule
  /** A table, policy, function, index or view. */
  object: string
}

/** What breaks the rules of Supabase's database advisor, written as checks of our own. */
export async function lint(session: Session): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [rule, { sql }] of Object.entries(RULES)) {
    const { rows } = await session.query<{ object: string }>(sql)
    findings.push(...rows.map(({ object }) => ({ rule: rule as Rule, object })))
  }
  return findings
}

const OURS = `n.nspname in ('public', 'private')`
const TABLES = `pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OURS} and c.relkind in ('r', 'p')`
const TABLE = `n.nspname || '.' || c.relname`
const POLICIES = `pg_policies p`
const POLICY = `p.schemaname || '.' || p.tablename || ' "' || p.policyname || '"'`
const RULE_OF_POLICY = `coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '')`
/** As pg_trigger has it. */
const ON_INSERT = 4
const FUNCTIONS = `pg_proc f join pg_namespace n on n.oid = f.pronamespace and ${OURS}`
const FUNCTION = `n.nspname || '.' || f.proname`

/** Each with the reason for it, and a query for whatever breaks it. */
export const RULES = {
  unindexed_foreign_key: {
    why: 'Deleting a parent reads the whole child table.',
    sql: `select ${TABLE} || ' ' || k.conname as object from ${TABLES}
            join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
           where not exists (select 1 from pg_index i where i.indrelid = c.oid
                              and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  },
  auth_users_exposed: {
    why: 'A view over auth.users hands accounts to whoever reads the view.',
    sql: `select distinct ${TABLE} as object from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OURS}
            join pg_rewrite w on w.ev_class = c.oid
            join pg_depend d on d.objid = w.oid and d.refobjid = 'auth.users'::regclass
           where c.relkind in ('v', 'm')`,
  },
  call_per_row_in_policy: {
    why: 'A bare auth.uid() or is_admin() in a policy runs for each row; (select …) runs once.',
    sql: `select ${POLICY} as object from ${POLICIES}, lateral (select ${RULE_OF_POLICY} as rule) r
           where rule ~* '(auth\\.\\w+|is_admin|current_setting)\\('
             and regexp_replace(rule, 'select\\s[\\w\\s(]*(auth\\.\\w+|is_admin|current_setting)\\(', '', 'gi')
                 ~* '(auth\\.\\w+|is_admin|current_setting)\\('`,
  },
  estimates_reveal_values: {
    why: 'REST tells anybody who may read a table what the planner expects, past row level security: set statistics 0, or name the column below if its few values name nobody.',
    sql: `select ${TABLE} || '.' || a.attname as object from ${TABLES} and n.nspname = 'public'
            join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           where (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select'))
             and format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'uuid', 'json', 'jsonb', 'inet')
             and a.attname not in ('status', 'state', 'cover_for', 'kind', 'channel', 'list', 'source_page', 'consent_version')
             and coalesce(a.attstattarget, -1) not in (0, case when a.attname in ('reference', 'name_key', 'last_name_key') then 1 else 0 end)
             and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*')
                              and pg_get_expr(p.polqual, p.polrelid) = 'true')
           order by c.relname, a.attnum`,
  },
  no_primary_key: {
    why: 'A row that cannot be named cannot be changed or replicated.',
    sql: `select ${TABLE} as object from ${TABLES}
           where not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  },
  several_permissive_policies: {
    why: 'Permissive policies of one role and verb add up, which nobody sees in either of them.',
    sql: `select p.schemaname || '.' || p.tablename || ' ' || verb || ' to ' || role as object
            from ${POLICIES}, unnest(p.roles) role, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) verb
           where p.permissive = 'PERMISSIVE' and p.cmd in (verb, 'ALL')
           group by p.schemaname, p.tablename, verb, role having count(*) > 1`,
  },
  policy_without_rls: {
    why: 'The policy does nothing until row level security is on.',
    sql: `select distinct ${TABLE} as object from ${TABLES} join pg_policy y on y.polrelid = c.oid where not c.relrowsecurity`,
  },
  rls_without_policy: {
    why: 'Only the owner gets in; say so, or write a policy.',
    sql: `select ${TABLE} as object from ${TABLES}
           where c.relrowsecurity and not exists (select 1 from pg_policy y where y.polrelid = c.oid)`,
  },
  duplicate_index: {
    why: 'The second one costs on every write and helps no read.',
    sql: `select min(i.indexrelid::regclass::text) || ', ' || max(i.indexrelid::regclass::text) as object
            from ${TABLES} join pg_index i on i.indrelid = c.oid
           group by i.indrelid, i.indkey::text, i.indclass::text, i.indpred::text, i.indexprs::text having count(*) > 1`,
  },
  definer_view: {
    why: 'A view without security_invoker reads past the row level security of its reader.',
    sql: `select ${TABLE} as object from pg_class c join pg_namespace n on n.oid = c.relnamespace and ${OURS}
           where c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true']
                                               or c.reloptions @> array['security_invoker=on'], false)`,
  },
  search_path_not_set: {
    why: 'Whoever may create objects decides what the names in the function mean.',
    sql: `select ${FUNCTION} as object from ${FUNCTIONS}
           where not exists (select 1 from unnest(f.proconfig) setting where setting like 'search_path=%')`,
  },
  rls_off: {
    why: 'Grants alone decide, for every row.',
    sql: `select ${TABLE} as object from ${TABLES} where not c.relrowsecurity`,
  },
  extension_in_public: {
    why: 'Its functions become part of the API.',
    sql: `select e.extname as object from pg_extension e where e.extnamespace = 'public'::regnamespace`,
  },
  policy_trusts_user_metadata: {
    why: 'Everybody may write their own user_metadata.',
    sql: `select ${POLICY} as object from ${POLICIES} where ${RULE_OF_POLICY} like '%user_metadata%'`,
  },
  materialized_view_in_api: {
    why: 'Row level security does not apply to it.',
    sql: `select ${TABLE} as object from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
           where c.relkind = 'm' and (has_table_privilege('anon', c.oid, 'select')
                                      or has_table_privilege('authenticated', c.oid, 'select'))`,
  },
  write_policy_always_true: {
    why: 'A policy that says nothing lets every row in.',
    sql: `select ${POLICY} as object from ${POLICIES}
           where p.cmd <> 'SELECT' and p.permissive = 'PERMISSIVE' and not p.roles <@ array['service_role'::name]
             and (p.qual = 'true' or p.with_check = 'true')`,
  },
  policy_for_everybody: {
    why: 'Without "to", a policy also holds for roles that nobody thought of.',
    sql: `select ${POLICY} as object from ${POLICIES} where 'public' = any (p.roles)`,
  },
  definer_function_in_api: {
    why: 'API roles would run it with its owner’s rights.',
    sql: `select ${FUNCTION} as object from ${FUNCTIONS}
           where f.prosecdef and f.prorettype <> 'trigger'::regtype
             and (n.nspname = 'public' or has_function_privilege('anon', f.oid, 'execute')
                  or has_function_privilege('authenticated', f.oid, 'execute'))`,
  },
  function_open_to_public: {
    why: 'PostgreSQL lets everybody execute a new function until that is revoked.',
    sql: `select ${FUNCTION} as object from ${FUNCTIONS}
           where exists (select 1 from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
                          where a.grantee = 0 and a.privilege_type = 'EXECUTE')`,
  },
  wide_grant_to_anonymous: {
    why: 'Anonymous visitors write named columns only and never change, delete or empty a table.',
    sql: `select ${TABLE} || ' ' || verb as object from ${TABLES},
                 unnest(array['insert', 'update', 'delete', 'truncate', 'trigger', 'references']) verb
           where has_table_privilege('anon', c.oid, verb)`,
  },
  box_without_guards: {
    why: 'Where anybody inserts, one request is one row, and one address sends only so many in an hour.',
    sql: `select ${TABLE} as object from ${TABLES}
           where has_any_column_privilege('anon', c.oid, 'insert')
             and 2 > (select count(distinct f.proname = 'one_row_per_request') from pg_trigger t
                        join pg_proc f on f.oid = t.tgfoid
                       where t.tgrelid = c.oid and t.tgtype & ${ON_INSERT} <> 0
                         and (f.proname = 'one_row_per_request' or f.prosrc like '%over_limit(%'))`,
  },
} as const satisfies Record<string, { why: string; sql: string }>
export type Rule = keyof typeof RULES
