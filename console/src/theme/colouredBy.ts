import type { Palette } from '@foyer/contracts/look';

/** The look with chosen colours in it, as pages show it. */
export function colouredBy(look: Palette, style: Readonly<Record<string, string>>) {
  const accent = style['--accent'] ?? look.accent;
  return {
    accent,
    paper: style['--paper'] ?? look.paper,
    surface: style['--surface'] ?? look.surface,
    hairline: style['--hairline'] ?? look.hairline,
    inkSoft: style['--ink-soft'] ?? look.inkSoft,
    accentSoft: style['--accent-soft'] ?? look.accentSoft,
    button: style['--button'] ?? accent,
    onButton: style['--on-button'] ?? style['--on-accent'] ?? look.onAccent,
    other: style['--button-other'] ?? style['--surface'] ?? look.surface,
    onOther: style['--on-button-other'] ?? look.ink,
    ink: look.ink,
  };
}
