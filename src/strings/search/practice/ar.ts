/** As `en.ts`: Arabic as it is typed in Egypt, the Levant, Iraq, the Gulf and the Maghreb. */
export const arabic = `
flood.during | المي فاتت على البيت ونحنا 6 عالسطح
flood.during | ~ الميه دخلت البيت اعمل ايه
flood.during | فيضان في شارعنا
flood.during | الماء وصل لرقبتي
flood.during | ~ احنا عالقين فوق السطوح والميه بتعلا
flood.during | النهر فاض والماي ديصعد علينا
flood.during | ~ السياره وقفت بالمويه والاولاد جوا
flood.during | السيل جارفني
flood.during | ابعتوا قارب نحن محاصرون بالماء
flood.never | اقدر امشي بالمي للركبة؟
flood.never | ~ ينفع اسوق في شارع غرقان ميه
flood.after | نزلت المي، فينا نرجع عالبيت؟
flood.after | ~ كيف ننضف البيت بعد الفيظان
flood.mould | طلع عفن أسود على الحيطان
flood.mould | ~ ريحه رطوبه وعفونه بالجدران
flood.before | بكرا النهر رح يفيض، شو نجهز
flood.before | ~ كيف نستعد للفيظان
earthquake.during | كل شي عم يهتز
earthquake.during | ~ زلزلل اروح وين
earthquake.during | البناية عم تتمايل والأغراض عم توقع
earthquake.never | أنزل أركض على الدرج والأرض تهتز؟
earthquake.after | ~ في هزات ثانيه بعد الزلزل
earthquake.after | تشققت الحيطان من الزلزال، ننام جوا؟
earthquake.before | كيف أقوي البيت ضد الزلازل
fire.during | بيتي عم يحترق
fire.during | ~ دخان كتيير مش شايف الباب
fire.during | الستاير ولعت
fire.during | ~ المطبخ ولع نار
fire.during | انفجرت جرة الغاز وشبت النار
fire.wildfire | النار بالجبل جايه علينا
fire.wildfire | ~ حرايق الغابه قريبه من ضيعتنا نطلع؟
fire.never | بدي أرجع جوا جيب الكلب والبيت يحترق
fire.never | ~ اكب مي على الزيت المشتعل؟
fire.after | انطفت النار، متى ندخل
fire.after | ~ كيف انضف الرماد
fire.before | وين أركب جهاز كشف الدخان
storm.during | الهوا عم يطير سقف بيتنا
storm.during | ~ الاعصار وصل والشبابيك تتكسر
storm.during | برق ورعد حوالينا واحنا بالخلا
storm.during | فجأة هدأت الريح، خلص الإعصار؟
storm.never | اشغل المولد داخل البيت؟
storm.never storm.during | ~ اقف تحت الشجره وقت البرق
storm.after | مرت العاصفة وأسلاك الكهرباء واقعة بالشارع
storm.after | ~ خلصت العاصفه متى نطلع
storm.before | الجمعة جاي إعصار، كيف نستعد
storm.before | ~ كيف اغطي الشبابيك بالخشب
landslide.during | الجبل عم ينزل علينا طين وحجارة
landslide.during | ~ انزلاق تربه والصخور بتوقع
landslide.during | نسمع طقطقة بالمنحدر
landslide.never | الطريق مسدود بالانهيار، أمشي فوقه؟
landslide.after | ~ انهار الجبل وفي ناس تحتو
landslide.before | شقوق جديدة بالأرض فوق بيتنا والأشجار مالت
first-aid.check first-aid.recovery | في رجل مرمي على الأرض ما يتحرك
first-aid.check first-aid.recovery | لا يستيقظ
first-aid.check first-aid.recovery | ~ صار حادس شو اعمل اول شي
first-aid.call | شو بقول للإسعاف عالتلفون
first-aid.call | ~ شنو رقم الطوارى
first-aid.cpr | ما عنده نبض
first-aid.cpr first-aid.check | ~ ابوي ما يتنفص
first-aid.cpr | قلبه وقف
first-aid.cpr | كم ضغطة قبل النفخ
first-aid.cpr-child | المولود أزرق وما عم يتنفس
first-aid.cpr-child | ~ بنتي مبتتنفسش عندها 3 سنين
first-aid.recovery first-aid.check | أمي أغمي عليها بس تتنفس
first-aid.recovery first-aid.check | ~ غاب عن الوعى وما بيرد
first-aid.bleeding | الدم ينفر من ايده
first-aid.bleeding | ~ النزيف مو راضي يوكف
first-aid.bleeding | طعنوه بسكين ببطنه
first-aid.bleeding | انجرحت من الزجاج جرح عميق ودم كثير
first-aid.choking | ابني بلع قطعة نقود ومش قادر ياخد نفس
first-aid.choking | ~ جدي غص باللحمه
first-aid.chest-pain | ألم في الصدر
first-aid.chest-pain first-aid.cpr | ~ ازمه قلبيه
first-aid.chest-pain | حاسس بضغط على صدري وايدي الشمال بتوجعني وعرقان
first-aid.stroke | وجهها مال على جنب
first-aid.stroke | ~ مش قادر يحرك ايده وكلامو ملخبط
first-aid.poisoning | شربت كلور
first-aid.poisoning | بلع علبة الدوا كلها
first-aid.poisoning | ~ الولد اكل سم فيران
first-aid.poisoning | كلنا دايخين من الصوبة، ريحة غاز
first-aid.poisoning | اخذ جرعة زايدة
first-aid.burns | انكب عليها زيت مغلي
first-aid.burns | ~ اتحرءت ايدي من الفرن
first-aid.burns | طلعت فقاعات بالجلد من الحرق
first-aid.electric-shock | مسك سلك كهرباء مكشوف
first-aid.electric-shock | ~ كهربته الفيشه
first-aid.fracture | العظم طالع من رجله
first-aid.fracture | ~ معصمي انكصر
first-aid.fracture | وقع من السلم وما يحس برجليه
first-aid.shock | شاحب وبردان وعرقان بعد الحادث
first-aid.shock | ~ جلدو بارد واصفر ونزف كتير
first-aid.crush | وقعت حيطة على أخي ورجليه عالقة تحتها
first-aid.crush earthquake.after | ~ ناس تحت الردم
first-aid.drowning | طلعنا ولد من النهر
first-aid.drowning | ~ عم يغرء بالبحر
first-aid.cold | مبلل كله ويرجف ونعسان
first-aid.cold | ~ اصابعي تجمدو من البرد
first-aid.heat | وقع بالشمس وجسمه نار
first-aid.heat | ~ ضربت شمس ودوخه
first-aid.wounds | دست على مسمار مصدي
first-aid.wounds | ~ الجرح احمر وورم وفيه قيح
first-aid.snake | عضت حية ابني
first-aid.snake | ~ لدغو تعبان برجلو
first-aid.diarrhoea | الطفل بطنه ماشي من امبارح وما يشرب
first-aid.diarrhoea | ~ كوليرا واسحال واستفراغ
first-aid.birth | نزلت مية الراس ومراتي هتولد
first-aid.birth | ~ الطلق بدا والبيبي جاي
first-aid.mind | من يوم الزلزال وأنا ببكي وبرجف
first-aid.mind | ~ نوبة هلع مو قادره اهدا
first-aid.suicide | أريد أن أقتل نفسي
first-aid.suicide | ~ بدي موت ماعاد بدي عيش
first-aid.suicide | صديقتي تقول انها رح تنهي حياتها
go-bag.food | كم ماء وأكل نحط بشنطة الطوارئ
go-bag.health | أي أدوية أحط بالحقيبة
go-bag.papers | ~ شو الاوراق يلي لازم اخدها معي هويه جواز
go-bag.tools | لازم كشاف وراديو بالشنطة؟
go-bag.clothes | ~ شو تياب واحذيه اخد
go-bag.family | شو أحط للبيبي حفاضات وحليب
go-bag.family | ~ اغراض جدتي والقطه بالشنطه
water-food.water water-food.boil | نقدر نشرب من البير؟
water-food.water | ~ مية النهر صالحه للشرب
water-food.boil | كم دقيقة أغلي المي
water-food.chlorine | ~ قديش كلور للمي الشرب
water-food.store | بشو أخزن مي الشرب
water-food.store | ~ كم لتر للشخص باليوم
water-food.food | الكهربا مقطوعة من امبارح، اللحمة لسا منيحة؟
water-food.food | ~ ناكل خضره وصلها مي الفيظان
water-food.hygiene | ما في حمام وين نروح
water-food.hygiene | ~ كيف اغسل ايدي بلا صابون
family-plan.plan | وين نلتقي العيلة إذا صار شي
family-plan.plan | ~ خطه طوارى للعائله
family-plan.phone | ما في إشارة والبطارية 5%
family-plan.phone | ~ المكالمات ما تطلع الشبكه واقعه
family-plan.children | كيف أشرح للأولاد شو عم يصير
family-plan.care | أبي على الأكسجين وانقطعت الكهرباء
family-plan.care | ~ خلص الانسلين
family-plan.apart | ضاع أخي وسط الزحمة
family-plan.lost-contact | ما بعرف شي عن أهلي من وقت الزلزال
family-plan.lost-contact | ~ اختي ما بترد عالجوال
family-plan.children-alone | في بنت صغيرة لحالها ما تعرف وين أمها
family-plan.children-alone | ~ لكيت ولد تايه بدون اهلو
none | مين ربح المباراة
none | كم سعر الدولار اليوم
none | ~ بدي اشتري موبيل جديد
none | ما هي عاصمة فرنسا
none | كيف أطبخ المقلوبة
flood.during | شارعنا صار نهر والمي عم تفوت عالمحل
flood.during | سيارتي عم تطوف
flood.never | ابني بدو يسبح لبيت الجيران
flood.after | أقدر أشغل الكهربا، البيت كان غرقان
flood.mould | شو نعمل بالفرشات المبلولة
flood.before | ساكنين جنب النهر وموسم الأمطار جاي
earthquake.during | أنا في الطابق الخامس وعم يهز بقوة
earthquake.never | هل إطار الباب أأمن مكان
earthquake.after | شامم ريحة غاز بعد الهزة
earthquake.before | شو لازم ثبت عالحيط حتى ما يوقع علينا
fire.during | دخان بممر البناية، نطلع ولا نضل
fire.wildfire | النار قطعت الطريق ورا القرية
fire.never | فينا ننزل بالأسانسير والعمارة عم تحترق
fire.after | الأكل منيح بعد الحريق؟
fire.before | قديش لازم تكون الدفاية بعيدة عن التخت
storm.during | السقف عم يطير
storm.never | فيني ولع فحم جوا لندفى
storm.after | وقعت شجرة على خط الكهرباء قدام البيت
storm.before | حط لاصق عالشبابيك؟
landslide.during | التلة ورا البيت عم تطلع أصوات والمطر كل الليل
landslide.never | فيني سوق فوق الطين عالطريق
landslide.before | الباب ما عاد يسكر وفي شق بالحديقة
first-aid.check | حادث موتور وزلمة عالأرض
first-aid.call | شو أحكي للطوارئ
first-aid.cpr | قديش بسرعة أضغط عالصدر
first-aid.cpr-child | البيبي مرخي وأزرق
first-aid.recovery | سكران ومو واعي بس بيتنفس
first-aid.bleeding | جرح فخذه بالمنشار والدم بكل مكان
first-aid.choking | علقت حسكة سمك بزلعومها
first-aid.chest-pain | ضغط بالصدر لحد الفك
first-aid.stroke | تمه معووج وعم يتمتم
first-aid.poisoning | ابني عمره سنتين أكل حبة جلاية
first-aid.poisoning | وجع راس ودوخة والمولد شغال بالغرفة
first-aid.burns | انكب الشاي على الطفلة
first-aid.electric-shock | أخي لازق بشريط الغسالة
first-aid.fracture | ايده ملوية بشكل غلط
first-aid.shock | نزف كتير وصار لونه رمادي وعرقان
first-aid.crush | عارضة فوق رجليه من ساعة
first-aid.drowning | طلعت بنت أخي من المسبح
first-aid.cold | كنا بالثلج كل الليل وبطل يرجف
first-aid.heat | اشتغل طول النهار بالحقل وما عم يعرق
first-aid.wounds | عضني كلب بإيدي
first-aid.snake | شي عضه بالعشب، نقطتين صغار
first-aid.diarrhoea | كم ملح وكم سكر
first-aid.birth | الطلق كل دقيقتين
first-aid.mind | بنتي ما عم تحكي من يوم العاصفة
first-aid.suicide | الكل رح يرتاح بدوني
go-bag.papers | شهادات الميلاد والكاش
go-bag.tools | باور بانك وصفارة
go-bag.family | شو أحط للقطة
water-food.water | مي الحنفية لونها بني
water-food.chlorine | قطرتين ولا أربع
water-food.store | قديش بتضل المي بالبرميل
water-food.food | البراد كان طافي 6 ساعات
water-food.hygiene | كيف نحفر مرحاض
family-plan.phone | وصلني عالواتس انو السد رح ينهار، صحيح؟
family-plan.children | ولادي خايفين من الهزات
family-plan.care | أمي على كرسي متحرك كيف طلعها
family-plan.apart | ضيعت مرتي وقت الإخلاء
family-plan.lost-contact | تلفون أهلي مسكر
family-plan.children-alone | في رجال بدو ياخد بنت لحالها
none | البركان عم يثور
none | وين ألاقي خيمة
none | سني عم يوجعني
flood.during | محبوسين فوق مع 3 أولاد والطابق الأرضي غرقان
flood.during | قاعدين على سطح الباص والمي من كل جهة
flood.never flood.during | 30 سم مي كتير على سيارتي؟
flood.after | رجعنا عالبيت وكله ريحة مجاري من وين نبلش
flood.mould | عندي ربو وفي عفن بالسقف
flood.before | كيف أمنع المي تفوت من الباب، في إنذار الليلة
earthquake.during | الصحون عم توقع والثريا عم تتمرجح
earthquake.during | كنت بالتخت وبلشت تهز
earthquake.never | بدي أركض لبرا عم تهز كتير
earthquake.after | الحيطان صار فيها شقوق كبيرة من الصبح
fire.during | شامين ريحة دخان والدرج أسود
fire.during | شعرها شب فيه النار
fire.wildfire | عم ينزل رماد على السيارة والسما برتقالي
fire.never | قطتي بعدها جوا بالحريق
fire.after | راح الإطفاء وكل شي أسود ومبلول
fire.before | الأفياش عم تسخن
storm.during | حبات برد كبيرة ونحنا بالسيارة
storm.never | هدي الجو، فيني اطلع شوف؟
storm.after | صاج وقزاز مكسر بكل الحوش
storm.before | شو أعمل بالقارب قبل الإعصار
landslide.during | في حجار عم تتدحرج عالطريق قدامنا
landslide.after | فينا نحفر عليهن؟ المنحدر نزل عالبيت
landslide.before | كيف أعرف إنو الجبل رح ينهار
first-aid.check | ما بعرف إذا هو عايش
first-aid.call | ما في إرسال كيف أجيب إسعاف
first-aid.cpr | عم يشهق متل السمكة وما في دقات قلب
first-aid.cpr-child | عمره 6 شهور وما عم يتنفس
first-aid.recovery | إجته نوبة وهلق نايم وعم يشخر
first-aid.bleeding | قزازة مغروزة ببطنه
first-aid.choking | الصغير عم يزرق وهو عم ياكل
first-aid.chest-pain | أبي عم يعرق وماسك قلبه
first-aid.stroke | جدتي فجأة صارت تحكي كلام مو مفهوم
first-aid.poisoning | رش مبيد بالحقل وعم يستفرغ
first-aid.poisoning | بنتي أخدت 20 حبة بنادول
first-aid.burns | طرطش كيماوي على إيدي
first-aid.electric-shock | وقع سلك كهربا على سيارتنا
first-aid.fracture | كاحلي ورم بعد النطة
first-aid.shock | بعد النزيف صار بارد ومشوش
first-aid.crush | وقعت الخزانة على أمي وما عم تقدر تطلع
first-aid.drowning | نط بالترعة وما طلع
first-aid.cold | المولود بارد متل التلج
first-aid.heat | ابني وجهه أحمر وعم يستفرغ بعد اللعب بالشمس
first-aid.wounds | الجرح ريحته طالعة
first-aid.snake | أمص السم؟
first-aid.diarrhoea | كل شي بيشربه بيطلع
first-aid.birth | حامل بالتاسع وفي دم
first-aid.mind | مرتي قاعدة ما بتتفاعل، راح بيتنا
first-aid.suicide | الحبل جاهز
go-bag.food | معلبات لثلاث أيام بتكفي؟
go-bag.tools | شمع ولا كشاف
go-bag.clothes | بطانيات ومعاطف بالشنطة؟
go-bag.family | شنطة لجدي يلي بيمشي على عكازة
water-food.water | مي المطر منيحة لرضاعة البيبي؟
water-food.chlorine | قديش بستنى بعد ما حط الكلور
water-food.store | مي لخمس أشخاص أسبوع قديش
water-food.food | الرز انبل بمي الفيضان
water-food.hygiene | بقرة ميتة جنب المخيم
family-plan.phone | كيف خلي تلفوني يضل لبكرا
family-plan.care | بطارية جهاز التنفس عم تخلص
family-plan.apart | ما عم لاقي ولادي بعد الإخلاء
family-plan.lost-contact | أخي من يومين ما رد
family-plan.children-alone | حدا ترك بيبي بالملجأ وما حدا بيعرف أهله
none | بيعوضونا عالمحصول؟
none | عنزتي انكسرت رجلها
none | بكرا في مدرسة؟
`;
