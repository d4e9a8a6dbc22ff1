import { type Offer, useContributions } from '@hondana/shared/remote/slots';
import type { WebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { isHidden, isOwnWidget, widgetKey } from '../shared/widgets.ts';

export interface BoardWidget {
  /** Key in the saved layout. */
  readonly key: string;
  readonly offer: Offer;
  readonly title: string;
  /** A plugin's widget: the board adds heading and background. */
  readonly isForeign: boolean;
}

function titleOf(key: string, title: string, { dashboard }: WebUiSettings): string {
  return key === 'nextUp' && dashboard.combineContinueWatching ? t`Continue Watching` : title;
}

export function useBoardWidgets(settings: WebUiSettings): readonly BoardWidget[] {
  return useContributions('dashboard.widget')
    .map((offer) => ({ offer, key: widgetKey(offer.key) }))
    .filter(({ key }) => !isHidden(key, settings))
    .map(({ offer, key }) => ({
      key,
      offer,
      title: titleOf(key, offer.title, settings),
      isForeign: !isOwnWidget(key),
    }));
}
