/**
 * Removes the fallback values from a theme's `vars`: `var(--a)` for `var(--a, #fff)`. Every page defines all
 * variables that are read, so each fallback would only repeat the value.
 */
export function withoutFallbacks<Vars>(vars: Vars): Vars {
  if (typeof vars === 'string') return vars.replace(/^(var\([^,]+),.*\)$/s, '$1)') as Vars;
  if (Array.isArray(vars)) return vars.map(withoutFallbacks) as Vars;
  if (typeof vars !== 'object' || vars === null) return vars;
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [name, withoutFallbacks(value)]),
  ) as Vars;
}
