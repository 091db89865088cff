import { outlines } from 'virtual:hic-outlines'
import { defineWidget } from '#widgets/kit/element/define-widget.ts'
import { whenNear } from '#widgets/kit/element/near.ts'

// What a partner's script tag loads: it registers the tags, and opens each as it nears the viewport.
for (const outline of outlines) defineWidget(outline, outline.open, whenNear)
