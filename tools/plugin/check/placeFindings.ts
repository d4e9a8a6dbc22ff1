import { findClash } from '@hondana/shared/remote/clashes';
import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { navigationIcons } from '@hondana/shared/remote/navigationIcons';
import { runningRemotes } from '../../publish/registry.ts';
import type { Finding } from './Finding.ts';

export function duplicateContributions({ contributions = [] }: RemoteDescriptor): Finding[] {
  const seen = new Set<string>();
  return contributions.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ place: `/contributions/${index}/id`, text: `Another contribution has the id “${id}”, too.` }];
  });
}

function unusedProperties({ contributions = [] }: RemoteDescriptor): Finding[] {
  return contributions.flatMap(({ slot, target, size, adminOnly }, index) => {
    const place = `/contributions/${index}`;
    return [
      ...(target !== undefined && slot !== 'action'
        ? [{ place: `${place}/target`, text: `Only an action has a target; this is a ${slot}.` }]
        : []),
      ...(size !== undefined && slot !== 'dashboard.widget'
        ? [{ place: `${place}/size`, text: `Only a dashboard.widget has a size; this is a ${slot}.` }]
        : []),
      ...(adminOnly && slot === 'login.footer'
        ? [{ place: `${place}/adminOnly`, text: 'No user is signed in there, so it would never be shown.' }]
        : []),
    ];
  });
}

function unknownIcons({ navigation = [] }: RemoteDescriptor): Finding[] {
  const known: readonly string[] = navigationIcons;
  return navigation.flatMap(({ icon }, index) =>
    known.includes(icon)
      ? []
      : [
          {
            place: `/navigation/${index}/icon`,
            text: `The shell has no icon “${icon}”. It has ${known.join(', ')}.`,
          },
        ],
  );
}

/** A plugin may replace an older version of itself. */
export function placeFindings(descriptor: RemoteDescriptor, registry: Registry | undefined): Finding[] {
  const others = (registry ? runningRemotes(registry) : []).filter(
    ({ id, addedFrom }) => !(id === descriptor.id && addedFrom !== undefined),
  );
  const clash = findClash(descriptor, others);
  const findings = [
    ...duplicateContributions(descriptor),
    ...unusedProperties(descriptor),
    ...unknownIcons(descriptor),
  ];
  return clash === undefined ? findings : [...findings, { place: '/', text: clash }];
}
