### Rules that are only drawn, in the app's page.

proposals = 图示规则
proposals-how = 此题的规则只以图形或文字给出。推测如下，请勾选正确的规则。
proposals-proved = 已证明：按这些规则恰有唯一解。
proposals-several = 未证明：按这些规则有多个解。
proposals-none = 未证明：按这些规则无解。
proposals-another = 未证明：唯一解与文件中的解不同。
proposals-hedged = 未证明：有句子含“或”“不”等字眼，所指规则可能另有含义。
proposals-undecided = 未证明：时间不足，未能判定。
proposals-nothing = 未识别出任何规则。
proposals-sure = 把握{ $share }%
proposals-said = 作者写道“{ $text }”
proposals-unsaid = 根据图形推测
proposals-left = 未找到对应规则：{ $what }
proposals-drawings = { $count }个图形
proposals-use = 使用这些规则
proposals-picture = 只当图形来玩
proposals-picture-how = 此时图形会保留，但 nonet 不检查其规则。
