/**
 * A theme's `vars` without the fallback values of its variables: `var(--a)` for `var(--a, #fff)`. Every page defines all
 * variables that are read, and every style with one would carry its value again.
 */
export function withoutFallbacks<Vars>(vars: Vars): Vars {
  if (typeof vars === 'string') return vars.replace(/^(var\([^,]+),.*\)$/s, '$1)') as Vars;
  if (Array.isArray(vars)) return vars.map(withoutFallbacks) as Vars;
  if (typeof vars !== 'object' || vars === null) return vars;
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, withoutFallbacks(value)]),
  ) as Vars;
}
