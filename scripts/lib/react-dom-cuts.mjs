/**
 * What of React's DOM this app can't reach, by the names that stand in react-dom-client.production.js. What would lead a developer into it is
 * refused: exports by the build (`plain-react-dom.mjs`), props and elements by tests/architecture/plain-react.test.ts.
 */

/** Of the file that all of this was looked up in (19.3.1). */
export const digest = 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251';

/** Exports whose work is gone. */
export const goneExports = {
  'react/cjs/react.production.js': [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'memo',
    'unstable_useCacheRefresh',
    'useActionState',
    'useEffectEvent',
    'useInsertionEffect',
    'useOptimistic',
    'useTransition',
  ],
  'react-dom/cjs/react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
};

/** In React itself, what a bundler would keep although nothing imports what it is for. */
export const reactPlaces = [
  [
    `var pureComponentPrototype = (PureComponent.prototype = new ComponentDummy());
pureComponentPrototype.constructor = PureComponent;
assign(pureComponentPrototype, Component.prototype);
pureComponentPrototype.isPureReactComponent = !0;
`,
    '',
  ],
  // A process, which a browser has not.
  [
    `        } else if (
          "object" === typeof process &&
          "function" === typeof process.emit
        ) {
          process.emit("uncaughtException", error);
          return;
        }
`,
    '        }\n',
  ],
  ['ComponentDummy.prototype = Component.prototype;\n', ''],
];

/**
 * Kinds of fibers that nothing makes: no export of React makes them that is imported (12 profilers, 14 and 15 memos, 19 lists of suspense, 30 view
 * transitions, 31 activities), no element is rendered that would be one (26 hoisted title, link, meta and so on, 27 the page itself), or
 * this version has lost what made them (21, 23, 24, 25).
 */
export const goneTags = {
  tags: [12, 14, 15, 19, 21, 23, 24, 25, 26, 27, 30, 31],
  alsoNamed: ['tag', 'grandTag', '_instance', '_instance2', '_instance3', 'inCapturePhase', 'targetInst'],
};

/** Hooks that nothing imports: to call one is a TypeError at once. */
export const goneHooks = {
  names: [
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useMemoCache',
    'useCacheRefresh',
    'useEffectEvent',
    'useInsertionEffect',
    'useTransition',
  ],
  times: 4,
};

/** What classes can have and none here has: the build looks for these names in all that it writes. */
export const goneMembers = [
  'getSnapshotBeforeUpdate',
  'UNSAFE_componentWillMount',
  'componentWillMount',
  'UNSAFE_componentWillReceiveProps',
  'componentWillReceiveProps',
  'UNSAFE_componentWillUpdate',
  'componentWillUpdate',
  'shouldComponentUpdate',
  'isPureReactComponent',
  'contextType',
];

/** What is put upon these is used by nobody. */
export const goneObjects = ['FragmentInstance', 'ViewTransitionPseudoElement'];

/** What always holds the same once the rest is gone. */
export const constants = {
  // View transitions: nothing starts one, so nothing has to be known of what they would show.
  shouldStartViewTransition: '!1',
  viewTransitionMutationContext: '!1',
  viewTransitionContextChanged: '!1',
  inUpdateViewTransition: '!1',
  rootViewTransitionAffected: '!1',
  rootViewTransitionNameCanceled: '!1',
  appearingViewTransitions: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  pendingTransitionTypes: 'null',
  entangledTransitionTypes: 'null',
  // Actions that take time: `startTransition` is given none here.
  currentEntangledActionThenable: 'null',
  currentEntangledLane: '0',
  currentEntangledListeners: 'null',
  // The developers' tools, which see a development build.
  injectedHook: 'null',
  rendererID: 'null',
  shouldDoubleInvokeUserFnsInHooksDEV: '!1',
  // All browsers that the app is built for have a DOM with input, composition and passive events, and none is Internet Explorer.
  canUseDOM: '!0',
  isInputEventSupported: '!0',
  passiveBrowserEventsSupported: '!0',
  canUseCompositionEvent: '!0',
  useFallbackCompositionData: '!1',
  isComposing: '!1',
  documentMode: 'null',
  // A form's action is an address here, never a function: no form waits to be reset after one.
  needsFormReset: '!1',
};

/** The one thing that these functions still have to do, which for most is nothing. */
export const bodies = {
  // Component stacks: nothing shows or sends them.
  getStackByFiberInDevAndProd: 'return "";',
  // Commits that wait for stylesheets, and for pictures within a view transition.
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
  completeRootWhenReady:
    'root.timeoutHandle = -1; completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);',
  // View transitions.
  trackEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  // No fragment has a ref, so none has an instance to be told of its children.
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  isFragmentInstanceParent: 'return !1;',
  // Actions that take time.
  suspendIfUpdateReadFromEntangledAsyncAction: '',
  // No custom elements.
  isCustomElement: 'return !1;',
  // Events that nothing listens to: onSelect, onBeforeInput, and the action of a form.
  constructSelectEvent: '',
  extractEvents$1: '',
  // The events of animations and transitions have one name in all browsers that the app is built for.
  getVendorPrefixedEventName: 'return eventName;',
  isSingletonScope: 'return !1;',
  setIsStrictModeForDevtools: '',
};

/** Single places: what stands there, and what is put for it. */
export const places = [
  // Elements are of the page's content: no titles, links, styles and scripts for its head, and not the page itself. `Activity` and the others
  // are then no types of elements, and React throws when it meets one.
  [
    `fiberTag = isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5;`,
    'fiberTag = 5;',
  ],
  [
    `      case REACT_ACTIVITY_TYPE:
        return (
          (type = createFiberImplClass(31, pendingProps, key, mode)),
          (type.elementType = REACT_ACTIVITY_TYPE),
          (type.lanes = lanes),
          type
        );
`,
    '',
  ],
  [
    `      case REACT_PROFILER_TYPE:
        return (
          (type = createFiberImplClass(12, pendingProps, key, mode | 2)),
          (type.elementType = REACT_PROFILER_TYPE),
          (type.lanes = lanes),
          type
        );
`,
    '',
  ],
  [
    `      case REACT_SUSPENSE_LIST_TYPE:
        return (
          (type = createFiberImplClass(19, pendingProps, key, mode)),
          (type.elementType = REACT_SUSPENSE_LIST_TYPE),
          (type.lanes = lanes),
          type
        );
      case REACT_LEGACY_HIDDEN_TYPE:
      case REACT_VIEW_TRANSITION_TYPE:
        return (
          (type = mode | 32),
          (type = createFiberImplClass(30, pendingProps, key, type)),
          (type.elementType = REACT_VIEW_TRANSITION_TYPE),
          (type.lanes = lanes),
          (type.stateNode = {
            autoName: null,
            paired: null,
            clones: null,
            ref: null
          }),
          type
        );
`,
    '',
  ],
  [
    `    else if (!instance[internalHoistableMarker])
      switch (type) {
        case "meta":
          if (!instance.hasAttribute("itemprop")) break;
          return instance;
        case "link":
          name = instance.getAttribute("rel");
          if ("stylesheet" === name && instance.hasAttribute("data-precedence"))
            break;
          else if (
            name !== anyProps.rel ||
            instance.getAttribute("href") !==
              (null == anyProps.href || "" === anyProps.href
                ? null
                : anyProps.href) ||
            instance.getAttribute("crossorigin") !==
              (null == anyProps.crossOrigin ? null : anyProps.crossOrigin) ||
            instance.getAttribute("title") !==
              (null == anyProps.title ? null : anyProps.title)
          )
            break;
          return instance;
        case "style":
          if (instance.hasAttribute("data-precedence")) break;
          return instance;
        case "script":
          name = instance.getAttribute("src");
          if (
            (name !== (null == anyProps.src ? null : anyProps.src) ||
              instance.getAttribute("type") !==
                (null == anyProps.type ? null : anyProps.type) ||
              instance.getAttribute("crossorigin") !==
                (null == anyProps.crossOrigin ? null : anyProps.crossOrigin)) &&
            name &&
            instance.hasAttribute("async") &&
            !instance.hasAttribute("itemprop")
          )
            break;
          return instance;
        default:
          return instance;
      }
`,
    '    else return instance;\n',
  ],
  ['currentHoistableRoot = getHoistableRoot(root.containerInfo);', ''],
  [
    `currentHoistableRoot = getHoistableRoot(
        finishedWork.stateNode.containerInfo
      );`,
    '',
  ],
  // `preload`, `preinit` and the like, and `requestFormReset`, are not imported.
  [
    `  f: flushSyncWork,
  r: requestFormReset,
  D: prefetchDNS,
  C: preconnect,
  L: preload,
  m: preloadModule,
  X: preinitScript,
  S: preinitStyle,
  M: preinitModuleScript
};`,
    '  f: flushSyncWork\n};',
  ],
  // No image is waited for outside of a view transition, so that no render ends for one.
  [
    `            var resource = null;
            switch (workInProgress.tag) {
              case 26:
                resource = workInProgress.memoizedState;
              case 5:
              case 27:
                var hostFiber = workInProgress;
                if (
                  resource
                    ? preloadResource(resource)
                    : hostFiber.stateNode.complete
                ) {
                  workInProgressSuspendedReason = 0;
                  workInProgressThrownValue = null;
                  var sibling = hostFiber.sibling;
                  if (null !== sibling) workInProgress = sibling;
                  else {
                    var returnFiber = hostFiber.return;
                    null !== returnFiber
                      ? ((workInProgress = returnFiber),
                        completeUnitOfWork(returnFiber))
                      : (workInProgress = null);
                  }
                  break b;
                }
            }
`,
    '',
  ],
  // View transitions.
  [
    `  (lanes & 335544064) === lanes
    ? ((pendingTransitionTypes = claimQueuedTransitionTypes(root)),
      (spawnedLane = 10262))
    : ((pendingTransitionTypes = null), (spawnedLane = 10256));`,
    '  spawnedLane = 10256;',
  ],
  ['passiveSubtreeMask = (lanes & 335544064) === lanes ? 10262 : 10256;', 'passiveSubtreeMask = 10256;'],
  [
    `  var isViewTransitionEligible =
    (committedLanes & 335544064) === committedLanes;
  if (parentFiber.subtreeFlags & (isViewTransitionEligible ? 10262 : 10256))`,
    '  if (parentFiber.subtreeFlags & 10256)',
  ],
  ['\n  else isViewTransitionEligible && restoreNestedViewTransitions(parentFiber);', ''],
  [
    `  var isViewTransitionEligible =
    (committedLanes & 335544064) === committedLanes;
  isViewTransitionEligible &&
    null === finishedWork.alternate &&
    null !== finishedWork.return &&
    null !== finishedWork.return.alternate &&
    restoreEnterOrExitViewTransitions(finishedWork);
`,
    '',
  ],
  [
    `      isViewTransitionEligible &&
        rootViewTransitionNameCanceled &&
        ((finishedRoot = finishedRoot.containerInfo),
        (finishedRoot =
          9 === finishedRoot.nodeType
            ? finishedRoot.body
            : "HTML" === finishedRoot.nodeName
              ? finishedRoot.ownerDocument.body
              : finishedRoot),
        "root" === finishedRoot.style.viewTransitionName &&
          (finishedRoot.style.viewTransitionName = ""),
        (finishedRoot = finishedRoot.ownerDocument.documentElement),
        null !== finishedRoot &&
          "none" === finishedRoot.style.viewTransitionName &&
          (finishedRoot.style.viewTransitionName = ""));
`,
    '',
  ],
  [
    `(isViewTransitionEligible &&
            null !== id &&
            null === id.memoizedState &&
            restoreEnterOrExitViewTransitions(id),
          _finishedWork$memoize2._visibility`,
    '(_finishedWork$memoize2._visibility',
  ],
  [
    `(isViewTransitionEligible &&
            null !== id &&
            null !== id.memoizedState &&
            restoreEnterOrExitViewTransitions(finishedWork),
          _finishedWork$memoize2._visibility`,
    '(_finishedWork$memoize2._visibility',
  ],
  ['  committedLanes = (committedLanes & 335544064) === committedLanes;\n', ''],
  ['for (firstChild = committedLanes ? 9270 : 1024; null !== nextEffect; )', 'for (; null !== nextEffect; )'],
  [
    `    if (
      committedLanes &&
      ((JSCompiler_temp = root.deletions), null !== JSCompiler_temp)
    )
      for (
        anchorOffset = 0;
        anchorOffset < JSCompiler_temp.length;
        anchorOffset++
      )
        committedLanes &&
          commitExitViewTransitions(JSCompiler_temp[anchorOffset]);
`,
    '',
  ],
  [
    `      committedLanes && trackEnterViewTransitions(root),
        commitBeforeMutationEffects_complete(committedLanes);
    else {`,
    `      commitBeforeMutationEffects_complete();
    else {`,
  ],
  [
    `          null !== JSCompiler_temp &&
            null === JSCompiler_temp.memoizedState &&
            committedLanes &&
            commitExitViewTransitions(JSCompiler_temp);
          commitBeforeMutationEffects_complete(committedLanes);`,
    '          commitBeforeMutationEffects_complete();',
  ],
  [
    `          committedLanes && trackEnterViewTransitions(root);
          commitBeforeMutationEffects_complete(committedLanes);`,
    '          commitBeforeMutationEffects_complete();',
  ],
  [
    '0 !== (root.subtreeFlags & firstChild) && null !== JSCompiler_temp',
    '0 !== (root.subtreeFlags & 1024) && null !== JSCompiler_temp',
  ],
  [
    `(committedLanes && commitNestedViewTransitions(root),
          commitBeforeMutationEffects_complete(committedLanes));`,
    'commitBeforeMutationEffects_complete();',
  ],
  // Fragments have no ref, and so no instance.
  [
    `        case 7:
          if (null === current.stateNode) {
            var fragmentInstance = new FragmentInstance(current);
            traverseVisibleInstancesAndTextInstances(
              current.child,
              !1,
              addFragmentHandleToFiber,
              fragmentInstance,
              void 0,
              void 0
            );
            current.stateNode = fragmentInstance;
          }
          instanceToUse = current.stateNode;
          break;
`,
    '',
  ],
  [
    `      for (var parent = finishedWork.return; null !== parent; ) {
        if (isFragmentInstanceParent(parent)) {
          var fragmentInstance = parent.stateNode;
          null === parentFiber
            ? (parentFiber = [fragmentInstance])
            : parentFiber.push(fragmentInstance);
        }
        if (isFragmentInstanceHostBoundary(parent)) break;
        parent = parent.return;
      }
`,
    '',
  ],
  [
    `safelyDetachRef(current, current.return)),
        current &&
          null !== current.stateNode &&
          (current.stateNode._fragmentFiber = finishedWork);
    default:`,
    `safelyDetachRef(current, current.return));
    default:`,
  ],
  // Forms: an action is an address, so that no form has a state, is sent anew after waking the page, or is reset.
  [
    `  var stateHook = fiber.memoizedState;
  null !== stateHook &&
    ((HostTransitionContext._currentValue = stateHook.memoizedState),
    push(hostTransitionProviderCursor, fiber));
  stateHook = contextStackCursor.current;`,
    '  var stateHook = contextStackCursor.current;',
  ],
  [
    `    (pop(contextStackCursor), pop(contextFiberStackCursor));
  hostTransitionProviderCursor.current === fiber &&
    (pop(hostTransitionProviderCursor),
    (HostTransitionContext._currentValue = sharedNotPendingObject));`,
    '    (pop(contextStackCursor), pop(contextFiberStackCursor));',
  ],
  [
    `      null !== workInProgress.memoizedState &&
        (($$typeof = renderWithHooks(
          current,
          workInProgress,
          TransitionAwareHostComponent,
          null,
          null,
          renderLanes
        )),
        (HostTransitionContext._currentValue = $$typeof));
`,
    '',
  ],
  ['i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;\n  if (null != i)', 'if (!1)'],
  [
    `      if ("function" === typeof value) {
        domElement.setAttribute(
          key,
          "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')"
        );
        break;
      } else
        "function" === typeof prevValue &&`,
    '      !1 &&',
  ],
  // Async actions, and types of transitions.
  [
    `  "object" === typeof returnValue &&
    null !== returnValue &&
    "function" === typeof returnValue.then &&
    entangleAsyncAction(transition, returnValue);
`,
    '',
  ],
  ['  root$28 = transition.types;\n  if (null !== root$28) {', '  if (!1) {'],
  // Targets that are to wake first are named nowhere.
  [
    `ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = function (target) {
  if (target) {`,
    `ReactDOMHydrationRoot.prototype.unstable_scheduleHydration = function (target) {
  if (!1) {`,
  ],
  // Nothing asks for the element of a class.
  [
    `  if (void 0 === fiber) {
    if ("function" === typeof componentOrElement.render)
      throw Error(formatProdErrorMessage(188));
    componentOrElement = Object.keys(componentOrElement).join(",");
    throw Error(formatProdErrorMessage(268, componentOrElement));
  }
  componentOrElement = findCurrentFiberUsingSlowPath(fiber);
  componentOrElement =
    null !== componentOrElement
      ? findCurrentHostFiberImpl(componentOrElement)
      : null;
  componentOrElement =
    null === componentOrElement ? null : componentOrElement.stateNode;
  return componentOrElement;`,
    '  throw Error(formatProdErrorMessage(188));',
  ],
  // The sign of a navigation that browsers can show: this version takes it and does nothing with it.
  [
    `    onRecoverableError,
    defaultOnDefaultTransitionIndicator
  );
  container[internalContainerInstanceKey] = options.current;`,
    `    onRecoverableError
  );
  container[internalContainerInstanceKey] = options.current;`,
  ],
  [
    `    onRecoverableError,
    defaultOnDefaultTransitionIndicator
  );
  initialChildren.context = getContextForSubtree(null);`,
    `    onRecoverableError
  );
  initialChildren.context = getContextForSubtree(null);`,
  ],
  // The developers' tools.
  [
    `if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__) {
  var hook$jscomp$inline_2587 = __REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (
    !hook$jscomp$inline_2587.isDisabled &&
    hook$jscomp$inline_2587.supportsFiber
  )
    try {
      (rendererID = hook$jscomp$inline_2587.inject(
        internals$jscomp$inline_2586
      )),
        (injectedHook = hook$jscomp$inline_2587);
    } catch (err) {}
}
`,
    '',
  ],
  ['  log$1 = Scheduler.log,\n  unstable_setDisableYieldValue = Scheduler.unstable_setDisableYieldValue,\n', ''],
  // Names of components for a message of an error that only they who wrote the code meet.
  ['workInProgress = getComponentNameFromType(current) || current;', 'workInProgress = current;'],
  // Events that nothing listens to.
  [
    `registerTwoPhaseEvent(
  "onSelect",
  "focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange".split(
    " "
  )
);
registerTwoPhaseEvent("onBeforeInput", [
  "compositionend",
  "keypress",
  "textInput",
  "paste"
]);
`,
    '',
  ],
  [
    `        (fallbackData = canUseTextInputEvent
          ? getNativeBeforeInputChars(domEventName, nativeEvent)
          : getFallbackBeforeInputChars(domEventName, nativeEvent))
`,
    '!1',
  ],
  [
    `      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;
      switch (domEventName) {
        case "focusin":
          if (
            isTextInputElement(handleEventFunc) ||
            "true" === handleEventFunc.contentEditable
          )
            (activeElement = handleEventFunc),
              (activeElementInst = targetInst),
              (lastSelection = null);
          break;
        case "focusout":
          lastSelection = activeElementInst = activeElement = null;
          break;
        case "mousedown":
          mouseDown = !0;
          break;
        case "contextmenu":
        case "mouseup":
        case "dragend":
          mouseDown = !1;
          constructSelectEvent(dispatchQueue, nativeEvent, nativeEventTarget);
          break;
        case "selectionchange":
          if (skipSelectionChangeEvent) break;
        case "keydown":
        case "keyup":
          constructSelectEvent(dispatchQueue, nativeEvent, nativeEventTarget);
      }
`,
    '',
  ],
  // Browsers' own support, found out before.
  [
    `if (canUseDOM)
  try {
    var options = {};
    Object.defineProperty(options, "passive", {
      get: function () {
        passiveBrowserEventsSupported = !0;
      }
    });
    window.addEventListener("test", options, options);
    window.removeEventListener("test", options, options);
  } catch (e) {
    passiveBrowserEventsSupported = !1;
  }
`,
    '',
  ],
  [
    `if (canUseDOM) {
  var JSCompiler_inline_result$jscomp$318;
  if (canUseDOM) {
    var isSupported$jscomp$inline_474 = "oninput" in document;
    if (!isSupported$jscomp$inline_474) {
      var element$jscomp$inline_475 = document.createElement("div");
      element$jscomp$inline_475.setAttribute("oninput", "return;");
      isSupported$jscomp$inline_474 =
        "function" === typeof element$jscomp$inline_475.oninput;
    }
    JSCompiler_inline_result$jscomp$318 = isSupported$jscomp$inline_474;
  } else JSCompiler_inline_result$jscomp$318 = !1;
  isInputEventSupported =
    JSCompiler_inline_result$jscomp$318 &&
    (!document.documentMode || 9 < document.documentMode);
}
`,
    '',
  ],
  ['canUseDOM &&\n  "documentMode" in document &&\n  (documentMode = document.documentMode);\n', ''],
  // Text is written into fields alone, never into a part of the page: what is selected in one is its start and end.
  ['      "textarea" === nodeName ||\n      "true" === elem.contentEditable)', '      "textarea" === nodeName)'],
  ['    if ("selectionStart" in root)\n      var JSCompiler_temp', '    if (!0)\n      var JSCompiler_temp'],
  ['if ("selectionStart" in priorFocusedElem)', 'if (!0)'],
  [
    `canUseDOM &&
  ((style = document.createElement("div").style),
  "AnimationEvent" in window ||
    (delete vendorPrefixes.animationend.animation,
    delete vendorPrefixes.animationiteration.animation,
    delete vendorPrefixes.animationstart.animation),
  "TransitionEvent" in window ||
    delete vendorPrefixes.transitionend.transition);
`,
    '',
  ],
  // Memos.
  ['            case REACT_MEMO_TYPE:\n              fiberTag = 14;\n              break a;\n', ''],
  [
    `            } else if ($$typeof === REACT_MEMO_TYPE) {
              workInProgress.tag = 14;
              workInProgress = updateMemoComponent(
                null,
                workInProgress,
                current,
                props,
                renderLanes
              );
              break a;
`,
    '',
  ],
  // Of two values of a state, one for the time being, there is none without `useOptimistic` and `useTransition`.
  ['var revertLane = update.revertLane;\n        if (0 === revertLane)', 'var revertLane;\n        if (!0)'],
  // Targets that are to wake first are named nowhere.
  [
    `  for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {
    var queuedTarget = queuedExplicitHydrationTargets[i];
    queuedTarget.blockedOn === unblocked && (queuedTarget.blockedOn = null);
  }
  for (
    ;
    0 < queuedExplicitHydrationTargets.length &&
    ((i = queuedExplicitHydrationTargets[0]), null === i.blockedOn);

  )
    attemptExplicitHydrationTarget(i),
      null === i.blockedOn && queuedExplicitHydrationTargets.shift();
`,
    '  var i, queuedTarget;\n',
  ],
  // Promises, contexts and what is lazy as children: React throws at them as at any other object.
  [
    `        case REACT_LAZY_TYPE:
          return (
            (newChild = resolveLazy(newChild)),
            createChild(returnFiber, newChild, lanes)
          );
`,
    '',
  ],
  [
    `        case REACT_LAZY_TYPE:
          return (
            (newChild = resolveLazy(newChild)),
            updateSlot(returnFiber, oldFiber, newChild, lanes)
          );
`,
    '',
  ],
  [
    `        case REACT_LAZY_TYPE:
          return (
            (newChild = resolveLazy(newChild)),
            updateFromMap(
              existingChildren,
              returnFiber,
              newIdx,
              newChild,
              lanes
            )
          );
`,
    '',
  ],
  [
    `        case REACT_LAZY_TYPE:
          return (
            (newChild = resolveLazy(newChild)),
            reconcileChildFibersImpl(
              returnFiber,
              currentFirstChild,
              newChild,
              lanes
            )
          );
`,
    '',
  ],
  [
    `      if ("function" === typeof newChild.then)
        return createChild(returnFiber, unwrapThenable(newChild), lanes);
      if (newChild.$$typeof === REACT_CONTEXT_TYPE)
        return createChild(
          returnFiber,
          readContextDuringReconciliation(returnFiber, newChild),
          lanes
        );
`,
    '',
  ],
  [
    `      if ("function" === typeof newChild.then)
        return updateSlot(
          returnFiber,
          oldFiber,
          unwrapThenable(newChild),
          lanes
        );
      if (newChild.$$typeof === REACT_CONTEXT_TYPE)
        return updateSlot(
          returnFiber,
          oldFiber,
          readContextDuringReconciliation(returnFiber, newChild),
          lanes
        );
`,
    '',
  ],
  [
    `      if ("function" === typeof newChild.then)
        return updateFromMap(
          existingChildren,
          returnFiber,
          newIdx,
          unwrapThenable(newChild),
          lanes
        );
      if (newChild.$$typeof === REACT_CONTEXT_TYPE)
        return updateFromMap(
          existingChildren,
          returnFiber,
          newIdx,
          readContextDuringReconciliation(returnFiber, newChild),
          lanes
        );
`,
    '',
  ],
  [
    `      if ("function" === typeof newChild.then)
        return reconcileChildFibersImpl(
          returnFiber,
          currentFirstChild,
          unwrapThenable(newChild),
          lanes
        );
      if (newChild.$$typeof === REACT_CONTEXT_TYPE)
        return reconcileChildFibersImpl(
          returnFiber,
          currentFirstChild,
          readContextDuringReconciliation(returnFiber, newChild),
          lanes
        );
`,
    '',
  ],
  // What is special to events that nothing listens to: they would be plain ones.
  [
    `          case "drag":
          case "dragend":
          case "dragenter":
          case "dragexit":
          case "dragleave":
          case "dragover":
          case "dragstart":
          case "drop":
            SyntheticEventCtor = SyntheticDragEvent;
            break;
          case "touchcancel":
          case "touchend":
          case "touchmove":
          case "touchstart":
            SyntheticEventCtor = SyntheticTouchEvent;
            break;
          case ANIMATION_END:
          case ANIMATION_ITERATION:
          case ANIMATION_START:
            SyntheticEventCtor = SyntheticAnimationEvent;
            break;
          case TRANSITION_END:
            SyntheticEventCtor = SyntheticTransitionEvent;
            break;
`,
    '',
  ],
  [
    `          case "wheel":
            SyntheticEventCtor = SyntheticWheelEvent;
            break;
          case "copy":
          case "cut":
          case "paste":
            SyntheticEventCtor = SyntheticClipboardEvent;
            break;
`,
    '',
  ],
  // A process, which a browser has not.
  [
    `          } else if (
            "object" === typeof process &&
            "function" === typeof process.emit
          ) {
            process.emit("uncaughtException", error);
            return;
          }
`,
    '          }\n',
  ],
  // Attributes of fonts written in SVG, which no browser reads any more.
  [
    `    ["accentHeight", "accent-height"],
`,
    '',
  ],
  [
    `    ["arabicForm", "arabic-form"],
`,
    '',
  ],
  [
    `    ["capHeight", "cap-height"],
`,
    '',
  ],
  [
    `    ["colorProfile", "color-profile"],
`,
    '',
  ],
  [
    `    ["enableBackground", "enable-background"],
`,
    '',
  ],
  [
    `    ["glyphName", "glyph-name"],
    ["glyphOrientationHorizontal", "glyph-orientation-horizontal"],
    ["glyphOrientationVertical", "glyph-orientation-vertical"],
    ["horizAdvX", "horiz-adv-x"],
    ["horizOriginX", "horiz-origin-x"],
`,
    '',
  ],
  [
    `    ["overlinePosition", "overline-position"],
    ["overlineThickness", "overline-thickness"],
`,
    '',
  ],
  [
    `    ["panose-1", "panose-1"],
`,
    '',
  ],
  [
    `    ["renderingIntent", "rendering-intent"],
`,
    '',
  ],
  [
    `    ["strikethroughPosition", "strikethrough-position"],
    ["strikethroughThickness", "strikethrough-thickness"],
`,
    '',
  ],
  [
    `    ["underlinePosition", "underline-position"],
    ["underlineThickness", "underline-thickness"],
`,
    '',
  ],
  [
    `    ["unicodeRange", "unicode-range"],
    ["unitsPerEm", "units-per-em"],
    ["vAlphabetic", "v-alphabetic"],
    ["vHanging", "v-hanging"],
    ["vIdeographic", "v-ideographic"],
    ["vMathematical", "v-mathematical"],
`,
    '',
  ],
  [
    `    ["vertAdvY", "vert-adv-y"],
    ["vertOriginX", "vert-origin-x"],
    ["vertOriginY", "vert-origin-y"],
`,
    '',
  ],
];
