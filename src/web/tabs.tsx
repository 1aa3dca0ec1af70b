import type { ComponentChildren } from 'preact';

interface Props {
  readonly tabs: readonly (readonly [id: string, name: string, content: () => ComponentChildren])[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** Panels of which one is seen at a time. */
export const Tabs = ({ tabs, chosen, onChoose }: Props) => {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(([id]) => id === chosen);
    const [id] = tabs[(at + step + tabs.length) % tabs.length] as Props['tabs'][number];
    onChoose(id);
    document.getElementById(`tab-${id}`)?.focus();
  };
  const content = tabs.find(([id]) => id === chosen)?.[2];
  return (
    <>
      <div class="tabs" role="tablist" onKeyDown={press}>
        {tabs.map(([id, name]) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="tab-panel"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`} class="panel">
        {content?.()}
      </div>
    </>
  );
};
